import {
  IntersectionType,
  OmitType,
  PartialType,
  PickType,
} from '@nestjs/mapped-types';
import { CreateCatDto } from './create-cat.dto';
import { AdditionalInfo } from './additional-info.dto';

export class UpdateCatDto extends PartialType(
  OmitType(CreateCatDto, ['name']),
) {}

export class CatAgeDto extends IntersectionType(
  PickType(CreateCatDto, ['age']),
  AdditionalInfo,
) {}
