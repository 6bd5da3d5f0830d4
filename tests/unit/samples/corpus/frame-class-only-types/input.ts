abstract name: string;
declare age: number;
