import { base64Of, packRows } from './pack-rows.ts'
import type { Measure, PaperLayout } from './layout-paper.ts'
import type { PaperFont } from './paper-block.ts'

/** Fonts of the machine with Hong Kong's forms of the characters. */
const families = "'Noto Sans HK', 'Noto Sans CJK HK', 'PingFang HK', 'Microsoft JhengHei', system-ui, sans-serif"
const cssFont = ({ size, bold }: PaperFont) => `${bold ? 700 : 500} ${size}px ${families}`

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas to draw a paper on')
  return context
}

/** Measures words in the fonts that a paper is drawn with. */
export function canvasMeasure(): Measure {
  const context = contextOf(document.createElement('canvas'))
  return (words, font) => {
    context.font = cssFont(font)
    return context.measureText(words).width
  }
}

/** A paper as a picture, black on white. */
export function drawPaper({ width, height, marks }: PaperLayout): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = contextOf(canvas)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  for (const mark of marks) {
    context.fillStyle = mark.kind === 'words' && mark.white ? '#fff' : '#000'
    if (mark.kind === 'box') context.fillRect(mark.x, mark.y, mark.width, mark.height)
    else {
      context.font = cssFont(mark.font)
      context.fillText(mark.words, mark.x, mark.y)
    }
  }
  return canvas
}

/** The dots of a drawn paper, packed, as base64. */
export function rasterOf(canvas: HTMLCanvasElement): string {
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height)
  return base64Of(packRows(data))
}
