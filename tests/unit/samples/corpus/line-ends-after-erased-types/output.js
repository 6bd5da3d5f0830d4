export function run(input) {
  let first, second
  const text = input;
  [first, second] = rows;
  say(first);
  [text].forEach((one) => say(one))
  const last = second;
  /* 最后 */
  say(last);
}

class Names {
  get;
  first() {}
  size = 1;
  static = 'a';
  ['last'] = 2;
  second = 2;
  ['third'] = 3;
}
