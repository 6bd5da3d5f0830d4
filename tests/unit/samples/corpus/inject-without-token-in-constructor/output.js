import { Controller, Dependencies, Get } from '@nestjs/common';
import * as clocks from './clocks';

@Controller()
@Dependencies(clocks.SystemClock, 'MATH_SERVICE')
export class AppController {
  constructor(clock, client) {
    this.clock = clock;
    this.client = client;
  }

  @Get('sum')
  sum() {
    return this.client.send({ cmd: 'sum' }, [1, 2, 3]);
  }
}
