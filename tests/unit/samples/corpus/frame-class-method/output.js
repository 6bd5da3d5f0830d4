@Get(':id')
@Bind(Param('id', ParseIntPipe))
async findOne(id) {
  return this.cats.findOne(id);
}
