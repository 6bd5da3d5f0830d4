import { Catch, Dependencies, HttpException, Optional } from '@nestjs/common';
import { BaseExceptionFilter, HttpAdapterHost } from '@nestjs/core';

@Catch(HttpException)
// 留在装饰器后面的注释
@Dependencies(HttpAdapterHost)
export default class HttpFilter extends BaseExceptionFilter {
  constructor(host) {
    super(host?.httpAdapter);
  }

  catch(exception, host) {
    super.catch(exception, host);
  }
}

Optional()(HttpFilter, undefined, 0);
