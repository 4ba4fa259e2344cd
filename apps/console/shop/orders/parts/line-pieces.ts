import type { ShopOrder } from '../shop-order.ts'

type Line = ShopOrder['lines'][number]
type Part = NonNullable<Line['parts']>[number]

/** A few words of a line; `without` says that something is to be left out. */
export type Piece = { words: string; without: boolean }

/** A row of a line: one half of a pizza, or what holds for all of it. */
export type PieceRow = { side: 'left' | 'right' | null; pieces: Piece[] }

/** The choices of a line as rows for the kitchen: a row for each half, then one for the whole. */
export function pieceRows({ parts, choices }: Pick<Line, 'parts' | 'choices'>): PieceRow[] {
  if (!parts) return rowOf(null, choices.split(/[，、；;]|, /))
  const halves = parts.flatMap((part) => (part.side ? rowOf(part.side, wordsOf(part)) : []))
  const whole = parts.filter(({ side }) => side === undefined)
  return [...halves, ...rowOf(null, whole.flatMap(wordsOf))]
}

/** An option of which the menu says by its name that something is left out: 走冰, "No ice". */
export const isWithout = (name: string): boolean => /^(走|不要|不加|(no|without) )/iu.test(name.trim())

const counted = ({ name, num }: { name: string; num: number }) => (num > 1 ? `${name} × ${num}` : name)

const wordsOf = (part: Part): string[] => [counted(part), ...part.inside.map(counted)]

function rowOf(side: PieceRow['side'], words: string[]): PieceRow[] {
  const pieces = words.map((each) => each.trim()).filter(Boolean)
  return pieces.length === 0 ? [] : [{ side, pieces: pieces.map((each) => ({ words: each, without: isWithout(each) })) }]
}
