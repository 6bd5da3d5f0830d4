export const make = () => ({ name: '橘座' });
export const mute = (name) => ({ name, meow() {} });
export const [first] = ['x'];

(function () {});

export function find() {
  return make();
}
