import { Header, Post } from '@nestjs/common';
import type { Response } from 'express';

@Post()
@Header('Cache-Control', 'no-store')
create(@Res({ passthrough: true }) response: Response): string {
  return response.locals.message as string;
}
