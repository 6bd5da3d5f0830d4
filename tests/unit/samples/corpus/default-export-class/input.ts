import { ArgumentsHost, Catch, HttpException, Optional } from '@nestjs/common';
import { BaseExceptionFilter, HttpAdapterHost } from '@nestjs/core';

@Catch(HttpException)
// 留在装饰器后面的注释
export default class HttpFilter<T extends HttpException> extends BaseExceptionFilter<T> {
  constructor(@Optional() host?: HttpAdapterHost) {
    super(host?.httpAdapter);
  }

  override catch(exception: T, host: ArgumentsHost) {
    super.catch(exception, host);
  }
}
