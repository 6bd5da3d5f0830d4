import {
  ApiProperty,
  ApiPropertyOptional,
  ApiHideProperty,
} from '@nestjs/swagger';

export const Breed = Object.freeze({
  Tabby: 'tabby',
});

export class CreateCatDto {
  @ApiProperty({ type: String })
  name;

  @ApiProperty({ type: Number, description: '年龄', minimum: 0 })
  age;

  @ApiPropertyOptional({ type: Date })
  bornAt;

  @ApiProperty({ enum: Breed, enumName: 'Breed' })
  breed;

  @ApiProperty({ type: [String] })
  tags;

  @ApiHideProperty()
  secret;
}
