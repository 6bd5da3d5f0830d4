import type { Provider } from '@nestjs/common';
import { CatsService } from './cats.service';

[CatsService, { provide: 'A', useValue: 1 }] as Provider[]
