constructor(private readonly options: CatsOptions) {}

path = (name: string): string => `${this.options.path}/${name}`;
