enum Size {
  Small = 'abc'.length,
  Large = Small * Math.random(),
}
