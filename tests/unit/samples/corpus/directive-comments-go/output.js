import { Injectable } from '@nestjs/common';

@Injectable()
export class CatsService {
  names() {
    const wrong = 'x';
    const fine = [wrong];
    return fine;
  }
}
