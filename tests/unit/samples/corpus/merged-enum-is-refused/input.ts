enum Size {
  Small = 1,
}
enum Size {
  Large = 2,
}
