import { Controller, Get, Inject, Injectable, Module, Optional } from '@nestjs/common';

interface Options {
  size: number;
}

@Injectable()
export class Metrics {
  name = 'metrics';
}

@Injectable()
export class Missing {
  name = 'missing';
}

@Injectable()
export class Pager {
  constructor(
    private readonly metrics: Metrics,
    @Optional() private readonly missing?: Missing,
    @Optional() @Inject('OPTIONS') private readonly options: Options = { size: 20 },
    @Inject('GIVEN') @Optional() private readonly given?: string,
    @Optional() private readonly limits?: { max: number },
  ) {}

  describe() {
    return [this.metrics.name, this.missing ?? null, this.options.size, this.given, this.limits ?? null];
  }
}

@Controller()
export class AppController {
  constructor(private pager: Pager) {}

  @Get()
  describe() {
    return this.pager.describe();
  }
}

@Module({ controllers: [AppController], providers: [Pager, Metrics, { provide: 'GIVEN', useValue: '有' }] })
export class AppModule {}
