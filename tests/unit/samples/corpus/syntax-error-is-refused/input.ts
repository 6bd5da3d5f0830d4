export class Cat {
  name: ;
}
