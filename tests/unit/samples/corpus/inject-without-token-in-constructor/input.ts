import { Controller, Get, Inject } from '@nestjs/common';
import { ClientProxy } from '@nestjs/microservices';
import * as clocks from './clocks';

@Controller()
export class AppController {
  constructor(
    @Inject() private readonly clock: clocks.SystemClock,
    @Inject('MATH_SERVICE') private client: ClientProxy,
  ) {}

  @Get('sum')
  sum() {
    return this.client.send<number, number[]>({ cmd: 'sum' }, [1, 2, 3]);
  }
}
