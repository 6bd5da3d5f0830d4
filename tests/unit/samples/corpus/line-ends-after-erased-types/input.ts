declare let rows: string[]
declare function say(text: unknown): unknown

export function run(input: unknown) {
  let first, second
  const text = input as string
  ;[first, second] = rows
  say(first)
  type Local = string
  ;[text].forEach((one) => say(one))
  const last = second as unknown as Local
  /* 最后 */
  ;(say as any)(last)
}

class Names {
  get: string
  first() {}
  size = 1 as number;
  static = 'a' as const
  ['last' as string] = 2
  second = 2
  public ['third'] = 3
}
