import { forwardRef, Inject, Injectable } from '@nestjs/common';
import { CatsService } from './cats.service';

@Injectable()
export class OwnersService {
  constructor(
    @Inject(forwardRef(() => CatsService))
    private readonly catsService: CatsService,
  ) {}
}
