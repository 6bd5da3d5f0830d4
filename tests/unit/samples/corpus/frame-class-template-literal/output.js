sql = `
  SELECT id
    FROM cats
`;

@Bind(Query('name'))
async find(name) {
  return this.db.query(`${this.sql}
  WHERE name = '${name}'
    AND age > 1`);
}
