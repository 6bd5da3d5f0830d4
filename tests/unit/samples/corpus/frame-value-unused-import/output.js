import { CatsService } from './cats.service';

[CatsService, { provide: 'A', useValue: 1 }]
