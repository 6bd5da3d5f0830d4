import { Injectable } from '@nestjs/common';
import { map } from 'rxjs';

@Injectable()
export class TransformInterceptor {
  intercept(context, next) {
    return next.handle().pipe(map((data) => ({ data })));
  }
}
