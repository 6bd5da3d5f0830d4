interface Query {
  page: number;
}
