export const cats = [];
