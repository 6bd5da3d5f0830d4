declare module 'cats' {
  namespace Names {
    const first: string;
    function of(id: number): string;
  }
}

export const count: number = 1;
