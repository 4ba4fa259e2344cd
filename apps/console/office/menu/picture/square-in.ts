type Size = { width: number; height: number }

/** The largest square of a picture around a point, as near to it as the edges let it; all in percent of the picture's sides. */
export function squareIn({ x, y }: { x: number; y: number }, { width, height }: Size) {
  const side = Math.min(width, height)
  const from = (percent: number, whole: number) => (Math.min(whole - side, Math.max(0, (percent / 100) * whole - side / 2)) / whole) * 100
  return { left: from(x, width), top: from(y, height), width: (side / width) * 100, height: (side / height) * 100 }
}
