import {
  ApiProperty,
  ApiPropertyOptional,
  ApiHideProperty,
} from '@nestjs/swagger';

export enum Breed {
  Tabby = 'tabby',
}

export class CreateCatDto {
  @ApiProperty()
  name: string;

  @ApiProperty({ description: '年龄', minimum: 0 })
  age: number;

  @ApiPropertyOptional()
  bornAt?: Date;

  @ApiProperty({ enum: Breed, enumName: 'Breed' })
  breed: Breed;

  @ApiProperty({ type: [String] })
  tags: string[];

  @ApiHideProperty()
  secret: string;
}
