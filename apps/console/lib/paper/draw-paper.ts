import { nextTask, inTimeSlices } from '../time-slices.ts'
import { base64Of, packRows } from './pack-rows.ts'
import type { Measure, PaperLayout, PaperMark } from './layout-paper.ts'
import type { PaperFont } from './paper-block.ts'

/** Fonts of the machine with Hong Kong's forms of the characters. */
const families = "'Noto Sans HK', 'Noto Sans CJK HK', 'PingFang HK', 'Microsoft JhengHei', system-ui, sans-serif"
const cssFont = ({ size, bold }: PaperFont) => `${bold ? 700 : 500} ${size}px ${families}`

/** A sheet to draw on: a page's, or, in a worker, one that no page shows. */
type Sheet = HTMLCanvasElement | OffscreenCanvas
type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

function penOf(sheet: Sheet): Pen {
  const pen = sheet.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('no canvas to draw a paper on')
  return pen
}

const sheetOf = (width: number, height: number): Sheet =>
  typeof document === 'undefined' ? new OffscreenCanvas(width, height) : canvasOf(width, height)

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}

let measuring: Pen | undefined

/** Measures words in the fonts that a paper is drawn with. */
export const measureWords: Measure = (words, font) => {
  measuring ??= penOf(sheetOf(1, 1))
  measuring.font = cssFont(font)
  return measuring.measureText(words).width
}

/** Draws a paper as a picture, black on white, in slices between which the screen may move. */
export async function drawPaper(layout: PaperLayout): Promise<HTMLCanvasElement> {
  const canvas = canvasOf(layout.width, layout.height)
  await drawOn(canvas, layout)
  return canvas
}

async function drawOn(sheet: Sheet, { width, height, marks }: PaperLayout): Promise<Pen> {
  await nextTask()
  const pen = penOf(sheet)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  await inTimeSlices(marks, (mark) => draw(pen, mark))
  return pen
}

function draw(pen: Pen, mark: PaperMark): void {
  pen.fillStyle = mark.kind === 'words' && mark.white ? '#fff' : '#000'
  if (mark.kind === 'box') return pen.fillRect(mark.x, mark.y, mark.width, mark.height)
  pen.font = cssFont(mark.font)
  pen.fillText(mark.words, mark.x, mark.y)
}

/** The rows of a paper that are read at once: their bytes are a multiple of three, so that each band's base64 is whole. */
const band = 48

/** The dots of a paper, packed, as base64: drawn and read in slices, on a page or in a worker. */
export async function rasterOf(layout: PaperLayout): Promise<string> {
  const { width, height } = layout
  const sheet = sheetOf(width, height)
  const pen = await drawOn(sheet, layout)
  const bands = Array.from({ length: Math.ceil(height / band) }, (_, at) => at * band)
  const packed = await inTimeSlices(bands, (from) =>
    base64Of(packRows(pen.getImageData(0, from, width, Math.min(band, height - from)).data)),
  )
  await nextTask()
  // Else its dots are kept until somebody sweeps, and hundreds of papers are much to sweep.
  sheet.width = 0
  return packed.join('')
}
