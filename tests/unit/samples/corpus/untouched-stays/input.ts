import { Injectable } from '@nestjs/common';
import type { CallHandler, NestInterceptor } from '@nestjs/common';
import { tap } from 'rxjs';

const MATRIX = [
  1, 0,
  0, 1,
];

@Injectable()
export class LogInterceptor implements NestInterceptor {
  private readonly seen: string[] = [];

  intercept(_context: unknown, next: CallHandler) {
    // prettier 会把下面两行排成别的样子
    return next.handle().pipe(tap((value) => this.seen.push(String(value), MATRIX.join(',')),
    ));
  }
}
