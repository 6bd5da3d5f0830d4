import { Dependencies, Injectable, Optional } from '@nestjs/common';
import { Base } from './base';
import { Clock } from './clock';

@Injectable()
@Dependencies(Clock, Object)
export class Timed extends Base {
  constructor(clock, zone = 'UTC') {
    super({ at: clock.now() }); // 基类先来
    this.clock = clock;
    this.zone = zone;
    this.start();
  }

  start() {}
}

Optional()(Timed, undefined, 1);

export class Loose extends Base {
  constructor(first, second = first + 1) {
    const options = { first };
    super(options);
    this.first = first;
    this.second = second;

    // 空行留着
    this.first += this.second;
  }
}
