import { Controller, Get, Inject, Injectable, Logger, LoggerService, Module, Query, Provider } from '@nestjs/common';

const contexts = new Set<string>();

export function InjectLogger(context: string) {
  contexts.add(context);
  return Inject(`LOGGER_${context}`);
}

const Noted = (note: string) => (target: object, key: string | symbol | undefined, index: number) => {
  const notes: string[] = Reflect.getMetadata('notes', target, key as string) ?? [];
  Reflect.defineMetadata('notes', [...notes, `${index}:${note}`], target, key as string);
};

@Injectable()
export class Names {
  first = '橘座';
}

@Injectable()
export class Audit {
  constructor(
    private readonly names: Names,
    @InjectLogger('audit') private readonly logger: LoggerService & { context?: string },
  ) {}

  show() {
    return [this.names.first, this.logger instanceof Logger];
  }
}

@Controller()
export class AppController {
  constructor(private readonly audit: Audit) {}

  @Get()
  show(@Query('a') a: string, @Noted('二') @Query('b') b: string, c?: string) {
    return { a, b, c: c ?? null, audit: this.audit.show(), notes: Reflect.getMetadata('notes', this, 'show') };
  }
}

const loggers: Provider[] = [...contexts].map((context) => ({ provide: `LOGGER_${context}`, useFactory: () => new Logger(context) }));

@Module({ controllers: [AppController], providers: [Names, Audit, ...loggers] })
export class AppModule {}
