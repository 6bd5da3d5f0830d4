@Post()
create(@Body(new ValidationPipe()) dto: CreateCatDto) {
  return dto;
}

@Put()
@UsePipes(DtoPipe)
update(@Body() dto: UpdateCatDto) {
  return dto;
}

@Patch()
@UsePipes(DtoPipe)
patch(@Body() dto: Patch) {
  return dto;
}
