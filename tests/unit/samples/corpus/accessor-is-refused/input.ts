export class Cat {
  name = '橘座';
  accessor age = 1;
}
