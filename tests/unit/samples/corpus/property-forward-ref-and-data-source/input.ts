import { forwardRef, Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Cat } from './cat.entity';
import { OwnersService } from './owners.service';

@Injectable()
export class CatsService {
  @Inject(forwardRef(() => OwnersService))
  private readonly owners: OwnersService;

  @InjectRepository(Cat) private readonly cats: Repository<Cat>;
}
