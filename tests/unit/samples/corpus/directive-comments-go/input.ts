/// <reference types="node" />
// @ts-check
import { Injectable } from '@nestjs/common';

@Injectable()
export class CatsService {
  names(): string[] {
    // @ts-expect-error 演示错误
    const wrong: number = 'x';
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    const fine = [wrong] as any;
    return fine;
  }
}
