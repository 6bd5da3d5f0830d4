// 写在类上：@Dependencies(getRepositoryToken(Photo, 'photos'), CatsService)
constructor(photos, cats) {
  this.photos = photos;
  this.cats = cats;
}

@Bind(Optional())
at(clock, options) {
  return clock.now();
}
