import { mixin, Injectable, Dependencies } from '@nestjs/common';
import { RolesService } from './roles.service';

export function RoleGuard(role) {
  @Injectable()
  @Dependencies(RolesService)
  class RoleGuardMixin {
    constructor(roles) {
      this.roles = roles;
    }

    canActivate() {
      return this.roles.has(role);
    }
  }
  return mixin(RoleGuardMixin);
}
