/** A paper as it came out of the printer: rows of dots, eight to a byte, 1 for black, and what was printed below them in the printer's own letters. */
export type Paper = { at: string; rowBytes: number; rows: Buffer; lines: readonly string[] }
