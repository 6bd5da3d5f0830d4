import { ArgumentsHost, Catch, Controller, ExceptionFilter, Get, HttpException, HttpStatus, Inject, Module, Param, UseFilters } from '@nestjs/common';
import { APP_FILTER, BaseExceptionFilter, HttpAdapterHost } from '@nestjs/core';

export class CatError extends HttpException {
  constructor(
    public readonly cat: string,
    status: HttpStatus = HttpStatus.CONFLICT,
  ) {
    super(`不行：${cat}`, status);
  }
}

@Catch(CatError)
export class CatFilter implements ExceptionFilter<CatError> {
  constructor(
    private readonly host: HttpAdapterHost,
    @Inject('LABEL') private readonly label: string,
  ) {}

  catch(exception: CatError, host: ArgumentsHost): void {
    const { httpAdapter } = this.host;
    const body = { label: this.label, cat: exception.cat, message: exception.message };
    httpAdapter.reply(host.switchToHttp().getResponse(), body, exception.getStatus());
  }
}

@Catch(RangeError)
export class RangeFilter extends BaseExceptionFilter {
  override catch(exception: RangeError, host: ArgumentsHost) {
    super.catch(new HttpException(exception.message, 416), host);
  }
}

@Controller()
export class AppController {
  @Get('cats/:name')
  cat(@Param('name') name: string): never {
    throw new CatError(name);
  }

  @Get('range')
  @UseFilters(RangeFilter)
  range() {
    throw new RangeError('越界');
  }
}

@Module({
  controllers: [AppController],
  providers: [
    { provide: 'LABEL', useValue: '猫' },
    { provide: APP_FILTER, useClass: CatFilter },
  ],
})
export class AppModule {}
