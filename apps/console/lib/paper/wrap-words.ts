/** Chinese, Japanese and wide marks, between any two of which a line may end. */
const wide = '\\u2e80-\\u9fff\\uf900-\\ufaff\\uff00-\\uffef'
/** Marks that never begin a line. */
const closing = '，。、；：！？）」』】》…'
const units = new RegExp(`\\s+|[${wide}][${closing}]*|[^\\s${wide}]+[${closing}]*`, 'gu')

/**
 * Words in lines that are no wider than this: broken between words, between any two characters of Chinese, and within a word only where it alone is too wide.
 * `measure` says how wide some words are.
 */
export function wrapWords(words: string, width: number, measure: (words: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const unit of words.match(units) ?? []) {
    if (measure(line + unit.trimEnd()) <= width) line += unit
    else {
      if (line.trim() !== '') lines.push(line.trim())
      line = ''
      for (const piece of piecesOf(unit.trim(), width, measure)) {
        if (line !== '') lines.push(line)
        line = piece
      }
    }
  }
  if (line.trim() !== '') lines.push(line.trim())
  return lines
}

/** A unit as it is, or cut where it is wider than a line. */
function piecesOf(unit: string, width: number, measure: (words: string) => number): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const character of unit) {
    if (piece !== '' && measure(piece + character) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += character
  }
  return piece === '' ? pieces : [...pieces, piece]
}
