export namespace Cats {
  export const NAME = 'cats';
}
