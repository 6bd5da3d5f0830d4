import { forwardRef, Inject, Injectable } from '@nestjs/common';
import { CatsService } from './cats.service';

@Injectable()
export class OwnersService {
  @Inject(forwardRef(() => CatsService))
  private readonly cats!: InstanceType<typeof CatsService>;

  name(): string {
    return '小梅';
  }

  cat(): string {
    return this.cats.name();
  }
}
