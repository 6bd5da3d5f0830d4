/** 一只猫 */
interface Cat {
  name: string;
}

export const cats: Cat[] = [];
export default Cat;
