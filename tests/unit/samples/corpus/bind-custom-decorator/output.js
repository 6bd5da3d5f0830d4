import {
  Bind,
  Controller,
  createParamDecorator,
  Get,
  SetMetadata,
} from '@nestjs/common';

export const User = createParamDecorator((field, context) => {
  const request = context.switchToHttp().getRequest();
  return field ? request.user?.[field] : request.user;
});

@Controller('me')
export class MeController {
  @SetMetadata('public', false)
  @Get()
  @Bind(User(), User('name'))
  me(user, name) {
    return { ...user, name };
  }
}
