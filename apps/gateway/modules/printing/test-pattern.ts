import { rasterRowBytes } from '@harbour/protocol'

const rows = 240
/** The last row of the frame's upper side, the rows of its steps of grey, of its slanted lines. */
const [frame, greys, slants] = [8, 80, 160]

/**
 * A pattern by which a printer's faults are seen, in packed rows of 576 dots: a frame to the very edges, steps of grey whose dots show what smears, slanted lines that
 * break where a dot of the head is dead, and a chequerboard.
 */
export function testPattern(): Buffer {
  return Buffer.from(
    Array.from({ length: rows }, (_, row) => Array.from({ length: rasterRowBytes }, (__, column) => eightDots(row, column))).flat(),
  )
}

function eightDots(row: number, column: number): number {
  if (row < frame || row >= rows - frame) return 0xff
  if (column === 0 || column === rasterRowBytes - 1) return 0xff
  if (row < greys) return greyOf(row, Math.floor(column / 9))
  if (row < slants) return 0x80 >> (row % 8)
  return (row >> 3) % 2 === column % 2 ? 0xff : 0
}

/** Dots of one row of a step of grey, 0 for white to 7 for nearly black. */
const greyOf = (row: number, step: number) => (row % 2 === 0 ? (0xff << (8 - step)) & 0xff : 0xff >> (8 - step))
