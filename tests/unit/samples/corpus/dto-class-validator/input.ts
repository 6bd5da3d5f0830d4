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
  readonly city!: string;
}

export class CreateCatDto {
  @IsString() name!: string;

  @IsInt({ message: 'age 必须是整数' })
  @Min(0)
  age!: number;

  @IsOptional()
  @IsEmail({}, { each: true })
  emails?: string[];

  // 嵌套的对象
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => AddressDto)
  addresses: AddressDto[] = [];
}
