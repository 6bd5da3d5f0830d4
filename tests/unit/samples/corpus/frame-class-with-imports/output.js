import { Bind, Header, Post } from '@nestjs/common';

@Post()
@Header('Cache-Control', 'no-store')
@Bind(Res({ passthrough: true }))
create(response) {
  return response.locals.message;
}
