import { Document } from './document';

/** 一只猫 */
export interface Cat extends Document {
  name: string;
  age: number;
}

// 猫的种类
export type Breed = 'tabby' | 'siamese';
