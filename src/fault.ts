/**
 * Something that whoever builds the site can mend. The message says all there is to say, in Chinese: what, where, and the
 * cure. Node.js and the bundler would print an error with its place in our code, which is of no use here: only the message is printed.
 */
export class Fault extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }

  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message;
  }
}
