import { forwardRef, Inject, Injectable } from '@nestjs/common';
import { OwnersService } from './owners.service';

@Injectable()
export class CatsService {
  constructor(@Inject(forwardRef(() => OwnersService)) private readonly owners: InstanceType<typeof OwnersService>) {}

  name = (): string => '橘座';

  owner(): string {
    return this.owners.name();
  }
}
