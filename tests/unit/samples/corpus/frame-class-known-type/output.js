@Post()
@Bind(Body(new ValidationPipe({ expectedType: CreateCatDto })))
create(dto) {
  return dto;
}

@Put()
@UsePipes(DtoPipe)
@Bind(Body())
@Reflect.metadata('design:paramtypes', [UpdateCatDto])
update(dto) {
  return dto;
}

@Patch()
@UsePipes(DtoPipe)
@Bind(Body())
patch(dto) {
  return dto;
}
