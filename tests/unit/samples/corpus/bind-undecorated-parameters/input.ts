import { Controller, Get, Query, Req } from '@nestjs/common';
import { MessagePattern, Payload, Ctx } from '@nestjs/microservices';
import type { NatsContext } from '@nestjs/microservices';

@Controller()
export class MathController {
  @MessagePattern('sum')
  sum(numbers: number[], @Ctx() context: NatsContext) {
    console.log(context.getSubject());
    return numbers.reduce((total, next) => total + next, 0);
  }

  @MessagePattern('time.us.*')
  time(@Payload() data: string, traceId?: string) {
    return [data, traceId];
  }

  @Get()
  page(@Query('page') page = '1', ...rest: unknown[]) {
    return { page, rest };
  }
}
