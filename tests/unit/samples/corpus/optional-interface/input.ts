import { Injectable, Optional } from '@nestjs/common';
import type { PipeTransform } from '@nestjs/common';

export interface TrimOptions {
  lower?: boolean;
}

@Injectable()
export class TrimPipe implements PipeTransform<string, string> {
  constructor(@Optional() protected readonly options: TrimOptions = {}) {}

  transform(value: string): string {
    const text = value.trim();
    return this.options.lower ? text.toLowerCase() : text;
  }
}
