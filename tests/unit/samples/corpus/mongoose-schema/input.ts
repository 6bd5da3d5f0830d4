import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import mongoose, { HydratedDocument } from 'mongoose';
import { Owner } from './owner.schema';
import { Collar } from './collar.schema';

export type CatDocument = HydratedDocument<Cat>;

@Schema({ timestamps: true })
export class Cat {
  @Prop()
  name: string;

  @Prop({ required: true, min: 0 }) age: number;

  @Prop([String])
  tags: string[];

  @Prop()
  collar: Collar;

  @Prop({ type: mongoose.Schema.Types.ObjectId, ref: 'Owner' })
  owner: Owner;
}

export const CatSchema = SchemaFactory.createForClass(Cat);
