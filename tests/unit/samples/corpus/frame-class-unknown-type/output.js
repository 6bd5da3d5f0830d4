@Post()
@UsePipes(new ZodValidationPipe(schema))
@Bind(Body())
create(dto) {
  return dto;
}
