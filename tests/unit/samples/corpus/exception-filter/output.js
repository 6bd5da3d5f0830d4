import { Catch, Dependencies, HttpException, HttpStatus } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

@Catch()
@Dependencies(HttpAdapterHost)
export class CatchEverythingFilter {
  constructor(httpAdapterHost) {
    this.httpAdapterHost = httpAdapterHost;
  }

  catch(exception, host) {
    // 适配器在构造函数里可能还没有准备好
    const { httpAdapter } = this.httpAdapterHost;
    const ctx = host.switchToHttp();
    const httpStatus =
      exception instanceof HttpException
        ? exception.getStatus()
        : HttpStatus.INTERNAL_SERVER_ERROR;

    httpAdapter.reply(
      ctx.getResponse(),
      {
        statusCode: httpStatus,
        path: httpAdapter.getRequestUrl(ctx.getRequest()),
      },
      httpStatus,
    );
  }
}
