/** Is fulfilled in a task of its own, after input that waits: sooner than by a timer, which browsers may delay by a second. */
export const nextTask = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(undefined);
  });
