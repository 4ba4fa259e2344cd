/** Letters on paper: their size in dots, eight to the millimetre. */
export type PaperFont = { size: number; bold: boolean }

type Lettered = { size: number; bold?: boolean }

/**
 * One thing on a paper, from the top down. `words` stand on lines of their own, white on black where they are `inverted`: the whole width as a `band`, or no more
 * than the words. A `row` has a short `lead` before its words, such as a count, and a `tail` at the right edge, such as a price. A `code` is a QR code.
 */
export type PaperBlock =
  | ({ kind: 'words'; words: string; align?: 'center'; inset?: number; inverted?: 'band' | 'words' } & Lettered)
  | ({ kind: 'row'; lead?: string; words: string; tail?: string; inset?: number } & Lettered)
  | { kind: 'rule'; dots?: number }
  | { kind: 'gap'; dots: number }
  | { kind: 'code'; text: string }

/** The same thing smaller, or larger: all but codes, which would no longer be read, and rules. */
export function scaledBlock(block: PaperBlock, scale: number): PaperBlock {
  const scaled = (dots: number) => Math.round(dots * scale)
  switch (block.kind) {
    case 'words':
    case 'row':
      return { ...block, size: scaled(block.size), inset: scaled(block.inset ?? 0) }
    case 'gap':
      return { ...block, dots: scaled(block.dots) }
    case 'rule':
    case 'code':
      return block
  }
}
