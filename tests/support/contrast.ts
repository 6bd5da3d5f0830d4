/** @throws when it is not `#rgb` or `#rrggbb` */
function luminance(hex: string): number {
  const [, digits = ''] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex) ?? [];
  if (!digits) throw new Error(`${hex} is no opaque colour`);
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const [r, g, b] = full.match(/../g)!.map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/**
 * The contrast of two opaque colours, 1 to 21 (WCAG 2.2, “contrast ratio” and “relative luminance”).
 * @param one, other `#rgb` or `#rrggbb`; another form throws
 */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter! + 0.05) / (darker! + 0.05);
}
