/** Grey darker than this is black on paper: a little above the middle, so that thin strokes of Chinese are whole. */
const black = 150

/** Pixels of red, green, blue and alpha as rows of dots: eight to a byte, the leftmost in its highest bit, 1 for black. The width is a multiple of eight. */
export function packRows(pixels: Uint8ClampedArray): Uint8Array {
  const packed = new Uint8Array(pixels.length / 32)
  for (let dot = 0; dot < pixels.length / 4; dot++) {
    const [red = 255, green = 255, blue = 255] = [pixels[4 * dot], pixels[4 * dot + 1], pixels[4 * dot + 2]]
    if ((2 * red + 5 * green + blue) / 8 < black) packed[dot >> 3] = (packed[dot >> 3] ?? 0) | (0x80 >> (dot & 7))
  }
  return packed
}

/** Bytes that one call can take as its arguments. */
const slice = 0x8000

/** Bytes as base64. */
export function base64Of(bytes: Uint8Array): string {
  const texts: string[] = []
  for (let from = 0; from < bytes.length; from += slice) texts.push(String.fromCharCode(...bytes.subarray(from, from + slice)))
  return btoa(texts.join(''))
}
