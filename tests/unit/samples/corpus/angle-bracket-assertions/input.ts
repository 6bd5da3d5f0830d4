interface Cat {
  name: string;
  meow?(): void;
}

export const make = () => <Cat>{ name: '橘座' };
export const mute = (name: string) => <Cat>{ name, meow() {} };
export const [first] = [<Cat>(<unknown>'x')];

<void>function () {};

export function find(): Cat {
  return <Cat>
    make();
}
