@Post()
@UsePipes(new ZodValidationPipe(schema))
create(@Body() dto: CreateCat) {
  return dto;
}
