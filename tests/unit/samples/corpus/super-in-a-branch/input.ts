import { Injectable, Optional } from '@nestjs/common';
import { Base } from './base';
import { Clock } from './clock';

@Injectable()
export class Timed extends Base<{ at: Date }> {
  constructor(
    protected readonly clock: Clock,
    @Optional() readonly zone = 'UTC',
  ) {
    super({ at: clock.now() }); // 基类先来
    this.start();
  }

  private start(): asserts this is Timed {}
}

export class Loose extends Base {
  constructor(
    private first: number,
    readonly second = first + 1,
  ) {
    const options = { first };
    super(options);

    // 空行留着
    this.first += this.second;
  }
}
