import { encode } from 'uqr'

/** A QR code as one path of squares, each one unit wide, and the units of its side, a quiet margin of two included. */
export function qrPath(text: string): { path: string; side: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
  return { path: squares.join(''), side: size }
}
