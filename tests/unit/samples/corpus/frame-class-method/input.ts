@Get(':id')
async findOne(@Param('id', ParseIntPipe) id: number): Promise<Cat> {
  return this.cats.findOne(id);
}
