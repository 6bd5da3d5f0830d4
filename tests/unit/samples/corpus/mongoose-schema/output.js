import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import mongoose from 'mongoose';
import { Collar } from './collar.schema';

@Schema({ timestamps: true })
export class Cat {
  @Prop({ type: String })
  name;

  @Prop({ type: Number, required: true, min: 0 }) age;

  @Prop([String])
  tags;

  @Prop({ type: Collar })
  collar;

  @Prop({ type: mongoose.Schema.Types.ObjectId, ref: 'Owner' })
  owner;
}

export const CatSchema = SchemaFactory.createForClass(Cat);
