import { CanActivate, Controller, ExecutionContext, Get, Injectable, mixin, Module, Type, UseGuards } from '@nestjs/common';
import { APP_GUARD, Reflector } from '@nestjs/core';

const Roles = Reflector.createDecorator<string[]>();

@Injectable()
export class Users {
  private readonly roles = new Map<string, string[]>([['admin-token', ['admin']]]);

  rolesOf(token?: string): string[] {
    return this.roles.get(token!) ?? [];
  }
}

@Injectable()
export class RolesGuard implements CanActivate {
  constructor(
    private reflector: Reflector,
    private readonly users: Users,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const roles = this.reflector.getAllAndOverride(Roles, [context.getHandler(), context.getClass()]);
    const { headers } = context.switchToHttp().getRequest<{ headers: Record<string, string> }>();
    return !roles || this.users.rolesOf(headers.token).some((role) => roles.includes(role));
  }
}

function HeaderGuard(name: string): Type<CanActivate> {
  @Injectable()
  class HeaderGuardMixin implements CanActivate {
    constructor(private readonly users: Users) {}

    canActivate(context: ExecutionContext) {
      return name in context.switchToHttp().getRequest().headers && this.users !== undefined;
    }
  }
  return mixin(HeaderGuardMixin);
}

@Controller()
@Roles(['admin'])
export class AppController {
  @Get()
  closed() {
    return 'closed';
  }

  @Get('open')
  @Roles([])
  open() {
    return 'open';
  }

  @Get('header')
  @UseGuards(HeaderGuard('x-key'))
  header() {
    return 'header';
  }
}

@Module({ controllers: [AppController], providers: [Users, { provide: APP_GUARD, useClass: RolesGuard }] })
export class AppModule {}
