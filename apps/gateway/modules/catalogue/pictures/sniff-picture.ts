/** A format of pictures, as far as they are told apart. */
export type SniffedFormat = 'jpeg' | 'png' | 'webp' | 'heic'

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/** Tells a picture's format by its first bytes, whatever its name or its sender says; undefined for anything else, a drawing or a page among them. */
export function sniffPicture(bytes: Buffer): SniffedFormat | undefined {
  const ascii = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (ascii(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp'
  if (ascii(4, 8) === 'ftyp' && heicBrands.has(ascii(8, 12))) return 'heic'
  return undefined
}
