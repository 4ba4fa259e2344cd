import { nextTask, inTimeSlices } from '../time-slices.ts'
import { base64Of, packRows } from './pack-rows.ts'
import type { Measure, PaperLayout, PaperMark } from './layout-paper.ts'
import type { PaperFont } from './paper-block.ts'

/** Fonts of the machine with Hong Kong's forms of the characters. */
const families = "'Noto Sans HK', 'Noto Sans CJK HK', 'PingFang HK', 'Microsoft JhengHei', system-ui, sans-serif"
const cssFont = ({ size, bold }: PaperFont) => `${bold ? 700 : 500} ${size}px ${families}`

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas to draw a paper on')
  return context
}

let measuring: CanvasRenderingContext2D | undefined

/** Measures words in the fonts that a paper is drawn with. */
export const measureWords: Measure = (words, font) => {
  measuring ??= contextOf(document.createElement('canvas'))
  measuring.font = cssFont(font)
  return measuring.measureText(words).width
}

/** Draws a paper as a picture, black on white, in slices between which the screen may move. */
export async function drawPaper({ width, height, marks }: PaperLayout): Promise<HTMLCanvasElement> {
  await nextTask()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = contextOf(canvas)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  await inTimeSlices(marks, (mark) => draw(context, mark))
  return canvas
}

function draw(context: CanvasRenderingContext2D, mark: PaperMark): void {
  context.fillStyle = mark.kind === 'words' && mark.white ? '#fff' : '#000'
  if (mark.kind === 'box') return context.fillRect(mark.x, mark.y, mark.width, mark.height)
  context.font = cssFont(mark.font)
  context.fillText(mark.words, mark.x, mark.y)
}

/** The rows of a paper that are read at once: their bytes are a multiple of three, so that each band's base64 is whole. */
const band = 48

/** The dots of a drawn paper, packed, as base64; read in slices, as it was drawn. */
export async function rasterOf(canvas: HTMLCanvasElement): Promise<string> {
  const [context, { width, height }] = [contextOf(canvas), canvas]
  const bands = Array.from({ length: Math.ceil(height / band) }, (_, at) => at * band)
  const packed = await inTimeSlices(bands, (from) =>
    base64Of(packRows(context.getImageData(0, from, width, Math.min(band, height - from)).data)),
  )
  await nextTask()
  return packed.join('')
}
