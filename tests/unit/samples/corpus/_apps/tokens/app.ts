import { Controller, Get, Inject, Injectable, Module } from '@nestjs/common';

interface Options {
  greeting: string;
}

export const OPTIONS = Symbol('OPTIONS');

@Injectable()
export class NamesService {
  all(): string[] {
    return ['橘座', '煤球'];
  }
}

@Injectable()
export class GreetingService {
  constructor(
    @Inject(OPTIONS) private readonly options: Options,
    private readonly names: NamesService,
    @Inject('MARK') private readonly mark: string,
  ) {}

  greet(): string {
    return this.options.greeting + this.names.all().join('、') + this.mark;
  }
}

@Controller()
export class AppController {
  constructor(private readonly greeting: GreetingService) {}

  @Get()
  greet() {
    return { text: this.greeting.greet() };
  }
}

@Module({
  controllers: [AppController],
  providers: [
    NamesService,
    GreetingService,
    { provide: OPTIONS, useValue: { greeting: '你好，' } satisfies Options },
    { provide: 'MARK', useFactory: (names: NamesService): string => '!'.repeat(names.all().length), inject: [NamesService] },
  ],
})
export class AppModule {}
