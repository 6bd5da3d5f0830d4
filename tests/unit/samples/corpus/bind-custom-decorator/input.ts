import {
  Controller,
  createParamDecorator,
  Get,
  SetMetadata,
} from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';

interface User {
  id: number;
  name: string;
}

export const User = createParamDecorator(
  (field: keyof User | undefined, context: ExecutionContext) => {
    const request = context.switchToHttp().getRequest<{ user?: User }>();
    return field ? request.user?.[field] : request.user;
  },
);

@Controller('me')
export class MeController {
  @SetMetadata('public', false)
  @Get()
  me(@User() user: User, @User('name') name: User['name']) {
    return { ...user, name };
  }
}
