/** Grey darker than this is black on paper: a little above the middle, so that thin strokes of Chinese are whole. */
const black = 150

/** Pixels of red, green, blue and alpha as rows of dots: eight to a byte, the leftmost in its highest bit, 1 for black. The width is a multiple of eight. */
export function packRows(pixels: Uint8ClampedArray): Uint8Array {
  const packed = new Uint8Array(pixels.length / 32)
  for (let dot = 0; dot < pixels.length / 4; dot++) {
    const at = 4 * dot
    const grey = (2 * (pixels[at] ?? 255) + 5 * (pixels[at + 1] ?? 255) + (pixels[at + 2] ?? 255)) / 8
    if (grey < black) packed[dot >> 3] = (packed[dot >> 3] ?? 0) | (0x80 >> (dot & 7))
  }
  return packed
}

/** Bytes as base64; so few of them that one call can take them as its arguments. */
export const base64Of = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
