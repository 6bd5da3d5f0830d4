import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Min, ValidateNested } from 'class-validator';

export class OwnerDto {
  @IsString() name!: string;
}

export class CreateCatDto {
  @IsString()
  readonly name!: string;

  @IsInt()
  @Min(0)
  age!: number;

  @IsOptional()
  @ValidateNested()
  @Type(() => OwnerDto)
  owner?: OwnerDto;
}
