import { Controller, Get, Injectable, Module, Param, ParseEnumPipe, ParseIntPipe } from '@nestjs/common';

enum Level {
  Low,
  High = 5,
  Higher,
  Mask = High | 8,
}

export enum Breed {
  Tabby = 'tabby',
  Siamese = 'siamese',
}

abstract class Shape {
  protected readonly names: string[] = ['shape'];
  constructor(protected readonly scale = 2) {}
  abstract area(): number;
}

class Square extends Shape {
  protected declare readonly names: string[];
  private readonly side = this.scale * 2;

  constructor(private readonly extra: number) {
    super(3);
    this.names.push('square');
  }

  area(): number;
  area(factor: number): number;
  area(factor = 1): number {
    return this.side * this.side * factor + this.extra;
  }

  list() {
    return this.names;
  }
}

@Injectable()
export class Config {
  get(key: string): string {
    return `<${key}>`;
  }
}

@Injectable()
export class Mailer {
  private readonly host = this.config.get('HOST');
  private readonly url = `smtp://${this.host}`;
  readonly later = (): string => this.config.get('LATER');

  constructor(private readonly config: Config) {}

  show() {
    return [this.url, this.later()];
  }
}

@Controller()
export class AppController {
  constructor(private readonly mailer: Mailer) {}

  @Get('levels/:level')
  level(@Param('level', ParseIntPipe) level: number) {
    return { name: Level[level] ?? null, high: Level.High, mask: Level.Mask };
  }

  @Get('breeds/:breed')
  breed(@Param('breed', new ParseEnumPipe(Breed)) breed: Breed) {
    return { breed, all: Object.values(Breed) };
  }

  @Get('fields')
  fields() {
    const square = new Square(1);
    return [square.area(), square.area(2), square.list(), ...this.mailer.show()];
  }
}

@Module({ controllers: [AppController], providers: [Config, Mailer] })
export class AppModule {}
