import {
  mixin,
  Inject,
  Injectable,
  type CanActivate,
  type Type,
} from '@nestjs/common';
import { RolesService } from './roles.service';

export function RoleGuard(role: string): Type<CanActivate> {
  @Injectable()
  class RoleGuardMixin implements CanActivate {
    constructor(@Inject(RolesService) private readonly roles: RolesService) {}

    canActivate(): boolean {
      return this.roles.has(role);
    }
  }
  return mixin(RoleGuardMixin);
}
