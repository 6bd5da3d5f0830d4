import { Dependencies, forwardRef, Injectable } from '@nestjs/common';
import { CatsService } from './cats.service';

@Injectable()
@Dependencies(forwardRef(() => CatsService))
export class OwnersService {
  constructor(catsService) {
    this.catsService = catsService;
  }
}
