import { forwardRef, Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Cat } from './cat.entity';
import { OwnersService } from './owners.service';

@Injectable()
export class CatsService {
  owners;

  cats;
}

Inject(forwardRef(() => OwnersService))(CatsService.prototype, 'owners');
InjectRepository(Cat)(CatsService.prototype, 'cats');
