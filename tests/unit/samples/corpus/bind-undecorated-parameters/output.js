import { Bind, Controller, Get, Query, Req } from '@nestjs/common';
import { MessagePattern, Payload, Ctx } from '@nestjs/microservices';

@Controller()
export class MathController {
  @MessagePattern('sum')
  @Bind(() => {}, Ctx())
  sum(numbers, context) {
    console.log(context.getSubject());
    return numbers.reduce((total, next) => total + next, 0);
  }

  @MessagePattern('time.us.*')
  @Bind(Payload())
  time(data, traceId) {
    return [data, traceId];
  }

  @Get()
  @Bind(Query('page'))
  page(page = '1', ...rest) {
    return { page, rest };
  }
}
