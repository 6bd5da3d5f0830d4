private readonly sql = `
  SELECT id
    FROM cats
`;

async find(@Query('name') name: string): Promise<Cat[]> {
  return this.db.query<Cat>(`${this.sql}
  WHERE name = '${name}'
    AND age > 1`);
}
