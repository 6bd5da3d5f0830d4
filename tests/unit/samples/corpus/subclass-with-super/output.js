import { Dependencies, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';

@Injectable()
@Dependencies(Reflector)
export class JwtAuthGuard extends AuthGuard('jwt') {
  constructor(reflector) {
    // 先让 passport 准备好
    super();
    this.reflector = reflector;
    console.log('ready');
  }

  canActivate(context) {
    const isPublic = this.reflector.getAllAndOverride('isPublic', [
      context.getHandler(),
      context.getClass(),
    ]);
    return isPublic || super.canActivate(context);
  }
}
