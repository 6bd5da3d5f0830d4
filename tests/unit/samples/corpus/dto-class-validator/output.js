import { Type } from 'class-transformer';
import {
  IsArray,
  IsEmail,
  IsInt,
  IsOptional,
  IsString,
  Min,
  ValidateNested,
} from 'class-validator';

export class AddressDto {
  @IsString()
  city;
}

export class CreateCatDto {
  @IsString() name;

  @IsInt({ message: 'age 必须是整数' })
  @Min(0)
  age;

  @IsOptional()
  @IsEmail({}, { each: true })
  emails;

  // 嵌套的对象
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => AddressDto)
  addresses = [];
}
