import { encode } from 'uqr'
import { scaledBlock, type PaperBlock, type PaperFont } from './paper-block.ts'
import { wrapWords } from './wrap-words.ts'

/** A thing to be drawn: words on their baseline, or a black box. What comes later lies above. */
export type PaperMark =
  | { kind: 'words'; words: string; x: number; y: number; font: PaperFont; white: boolean }
  | { kind: 'box'; x: number; y: number; width: number; height: number }

export type PaperLayout = { width: number; height: number; marks: PaperMark[] }

/** The width of words in dots. */
export type Measure = (words: string, font: PaperFont) => number

type Room = { width: number; measure: Measure }
type Drawn = { height: number; marks: PaperMark[] }

const lineHeight = 1.3
/** The part of a line's height that lies above the letters' baseline. */
const baseline = 0.97
/** Room at either side of words that are white on black. */
const padding = 8
/** A paper is white at its foot, so that nothing is cut off. */
const foot = 24
const moduleDots = 5
/** The white modules around a code. */
const codeMargin = 2
const scales = [1, 0.85, 0.7, 0.55]

/**
 * Lays blocks out from the top down on a paper of this width, every line where it fits. A paper that would be longer than `most` is set smaller and, where that
 * is not enough, ends with `cut` in place of what has no room.
 */
export function layoutPaper(blocks: readonly PaperBlock[], { most, cut, ...room }: Room & { most: number; cut: PaperBlock }): PaperLayout {
  for (const scale of scales) {
    const whole = stacked(blocks.map((block) => drawn(scaledBlock(block, scale), room)))
    if (whole.height + foot <= most) return { ...whole, width: room.width, height: whole.height + foot }
  }
  const last = drawn(cut, room)
  let left = most - foot - last.height
  const kept: Drawn[] = []
  for (const block of blocks) {
    const one = drawn(scaledBlock(block, scales.at(-1) ?? 1), room)
    left -= one.height
    if (left < 0) break
    kept.push(one)
  }
  const { height, marks } = stacked([...kept, last])
  return { width: room.width, height: height + foot, marks }
}

function stacked(parts: readonly Drawn[]): Drawn {
  let height = 0
  const marks: PaperMark[] = []
  for (const part of parts) {
    for (const mark of part.marks) marks.push({ ...mark, y: mark.y + height })
    height += part.height
  }
  return { height, marks }
}

function drawn(block: PaperBlock, room: Room): Drawn {
  switch (block.kind) {
    case 'gap':
      return { height: block.dots, marks: [] }
    case 'rule':
      return { height: 16 + (block.dots ?? 2), marks: [{ kind: 'box', x: 0, y: 8, width: room.width, height: block.dots ?? 2 }] }
    case 'words':
      return drawnWords(block, room)
    case 'row':
      return drawnRow(block, room)
    case 'code':
      return drawnCode(block.text, room)
  }
}

const fontOf = ({ size, bold = false }: { size: number; bold?: boolean }): PaperFont => ({ size, bold })

function drawnWords(block: Extract<PaperBlock, { kind: 'words' }>, { width, measure }: Room): Drawn {
  const { align, inverted, inset = 0 } = block
  const font = fontOf(block)
  const margin = inverted ? padding : 0
  const step = Math.ceil(font.size * lineHeight)
  const lines = wrapWords(block.words, width - inset - 2 * margin, (words) => measure(words, font))
  const height = lines.length * step + (inverted ? padding : 0)
  const marks = lines.flatMap((words, at): PaperMark[] => {
    const wide = Math.ceil(measure(words, font))
    const x = align === 'center' ? Math.round((width - wide) / 2) : inset + margin
    const own = { x: x - margin, y: at * step, width: wide + 2 * margin, height: step }
    return [
      ...(inverted === 'words' ? [{ kind: 'box' as const, ...own }] : []),
      { kind: 'words', words, x, y: Math.round(at * step + font.size * baseline + 1), font, white: inverted !== undefined },
    ]
  })
  if (inverted !== 'band' || lines.length === 0) return { height, marks }
  return { height, marks: [{ kind: 'box', x: inset, y: 0, width: width - inset, height: lines.length * step }, ...marks] }
}

function drawnRow(block: Extract<PaperBlock, { kind: 'row' }>, { width, measure }: Room): Drawn {
  const { lead = '', words, tail = '', inset = 0 } = block
  const font = fontOf(block)
  const step = Math.ceil(font.size * lineHeight)
  const leadWidth = lead === '' ? 0 : Math.ceil(measure(`${lead} `, font))
  const tailWidth = tail === '' ? 0 : Math.ceil(measure(tail, font))
  const from = inset + leadWidth
  const lines = wrapWords(words, width - from - (tail === '' ? 0 : tailWidth + font.size / 2), (line) => measure(line, font))
  const y = (at: number) => Math.round(at * step + font.size * baseline + 1)
  const written = (text: string, x: number, at: number): PaperMark[] =>
    text === '' ? [] : [{ kind: 'words', words: text, x, y: y(at), font, white: false }]
  return {
    height: Math.max(1, lines.length) * step,
    marks: [...written(lead, inset, 0), ...lines.flatMap((line, at) => written(line, from, at)), ...written(tail, width - tailWidth, 0)],
  }
}

/** A QR code in the middle: a box for each run of its dark squares. */
function drawnCode(text: string, { width }: Room): Drawn {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  const wide = (size + 2 * codeMargin) * moduleDots
  const [left, top] = [Math.round((width - wide) / 2) + codeMargin * moduleDots, codeMargin * moduleDots]
  const marks = data.flatMap((row, y) =>
    runsOf(row).map(({ from, to }): PaperMark => ({
      kind: 'box',
      x: left + from * moduleDots,
      y: top + y * moduleDots,
      width: (to - from) * moduleDots,
      height: moduleDots,
    })),
  )
  return { height: wide, marks }
}

function runsOf(row: readonly boolean[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  row.forEach((dark, at) => {
    const last = runs.at(-1)
    if (!dark) return
    if (last?.to === at) last.to = at + 1
    else runs.push({ from: at, to: at + 1 })
  })
  return runs
}
