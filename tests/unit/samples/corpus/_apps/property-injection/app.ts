import { Controller, Get, Inject, Injectable, Module, Optional } from '@nestjs/common';

@Injectable()
export class Clock {
  hour = 9;
}

export class BaseService {
  @Inject(Clock)
  protected readonly clock!: Clock;

  @Inject() private readonly same!: Clock;

  @Optional() @Inject('ZONE') protected zone?: string;

  isSame() {
    return this.same === this.clock;
  }
}

@Injectable()
export class HoursService extends BaseService {
  constructor(@Inject('STEP') private readonly step: number) {
    super();
  }

  next() {
    return { hour: this.clock.hour + this.step, zone: this.zone ?? '没有', same: this.isSame() };
  }
}

@Controller()
export class AppController {
  @Inject(HoursService) private readonly hours!: HoursService;

  @Get()
  next() {
    return this.hours.next();
  }
}

@Module({ controllers: [AppController], providers: [Clock, HoursService, { provide: 'STEP', useValue: 2 }] })
export class AppModule {}
