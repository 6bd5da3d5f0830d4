import { CallHandler, Controller, ExecutionContext, Get, Inject, Injectable, Module, NestInterceptor, Scope, UseInterceptors } from '@nestjs/common';
import { INQUIRER, REQUEST } from '@nestjs/core';
import type { Request } from 'express';
import { map, Observable } from 'rxjs';

@Injectable({ scope: Scope.TRANSIENT })
export class Tag {
  constructor(@Inject(INQUIRER) private parent: object) {}

  get name(): string {
    return this.parent?.constructor?.name;
  }
}

@Injectable({ scope: Scope.REQUEST })
export class Tenant {
  constructor(@Inject(REQUEST) private readonly request: Request) {}

  get id(): string {
    return this.request.get('x-tenant') ?? '无';
  }
}

@Injectable()
export class WrapInterceptor<T> implements NestInterceptor<T, { data: T }> {
  constructor(private readonly tag: Tag) {}

  intercept(context: ExecutionContext, next: CallHandler<T>): Observable<{ data: T }> {
    return next.handle().pipe(map((data) => ({ data, by: this.tag.name, handler: context.getHandler().name })));
  }
}

@Controller()
@UseInterceptors(WrapInterceptor)
export class AppController {
  constructor(
    private readonly tag: Tag,
    private readonly tenant: Tenant,
  ) {}

  @Get()
  show() {
    return [this.tag.name, this.tenant.id];
  }
}

@Module({ controllers: [AppController], providers: [Tag, Tenant] })
export class AppModule {}
