import { Cats } from './cats';
export import Name = Cats.Name;
