import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import sharp from 'sharp'

/** Sizes in points; the pictures have two pixels a point. The slice starts at the left edge, at the height of its gap. */
export type PuzzlePicture = { picture: Buffer; piece: Buffer; x: number; pieceTop: number }

export const puzzleSize = { width: 350, height: 150, pieceWidth: 76, pieceHeight: 64 }
const { width, height, pieceWidth, pieceHeight } = puzzleSize
const pixels = 2
const pizzas = ['veggie', 'pepperoni', 'supreme', 'hawaiian', 'meat-lovers', 'seafood', 'margherita', 'four-cheese']
const folder = new URL('../../../../../chain/pictures/', import.meta.url)
/** A slice with a rounded crust, within 76 by 64 points. */
const slice = 'M2 58 L32 6 Q35 1 40 3 Q64 15 73 39 Q75 45 69 47 Z'
const limit = pLimit(2)
sharp.concurrency(1)

/** Takes a slice out of one of the chain's pizzas, somewhere in its right half, and gives the pizza with its gap and the slice alone. */
export function drawPuzzle(): Promise<PuzzlePicture> {
  return limit(async () => {
    const x = randomInt(110, width - pieceWidth - 12)
    const pieceTop = randomInt(10, height - pieceHeight - 10)
    const pizza = await closeUp()
    const [picture, piece] = await Promise.all([withGap(pizza, { x, pieceTop }), cutOut(pizza, { x, pieceTop })])
    return { picture, piece, x, pieceTop }
  })
}

type Gap = { x: number; pieceTop: number }

type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

const wholes = new Map<string, Promise<Pixels>>()

/** A pizza larger than the puzzle, read once: drawing then costs a few milliseconds. */
function wholePizza(name: string): Promise<Pixels> {
  const known = wholes.get(name)
  if (known) return known
  const pizza = sharp(fileURLToPath(new URL(`${name}.webp`, folder)))
    .flatten({ background: '#F0BE58' })
    .resize(1000)
    .raw()
    .toBuffer({ resolveWithObject: true })
  wholes.set(name, pizza)
  return pizza
}

/** A part of a pizza's picture, mirrored by chance, so that hardly two are alike. */
async function closeUp(): Promise<Pixels> {
  const { data, info } = await wholePizza(pizzas[randomInt(pizzas.length)] ?? 'veggie')
  const box = { width: width * pixels, height: height * pixels }
  const left = Math.floor((info.width - box.width) * (0.2 + randomInt(60) / 100))
  const top = Math.floor((info.height - box.height) * (0.3 + randomInt(40) / 100))
  return sharp(data, { raw: info })
    .extract({ left, top, ...box })
    .flip(randomInt(2) === 1)
    .flop(randomInt(2) === 1)
    .raw()
    .toBuffer({ resolveWithObject: true })
}

function withGap({ data, info }: Pixels, { x, pieceTop }: Gap): Promise<Buffer> {
  const gap = `<path d="${slice}" fill="#1A0E06" fill-opacity=".72" stroke="#fff" stroke-width="2" stroke-dasharray="4 4"/>`
  return sharp(data, { raw: info })
    .composite([{ input: drawing(gap), left: x * pixels, top: pieceTop * pixels }])
    .webp({ quality: 72, effort: 1 })
    .toBuffer()
}

async function cutOut({ data, info }: Pixels, { x, pieceTop }: Gap): Promise<Buffer> {
  const box = { left: x * pixels, top: pieceTop * pixels, width: pieceWidth * pixels, height: pieceHeight * pixels }
  const cut = await sharp(data, { raw: info })
    .extract(box)
    .composite([{ input: drawing(`<path d="${slice}"/>`), blend: 'dest-in' }])
    .png({ compressionLevel: 0 })
    .toBuffer()
  const edge = drawing(`<path d="${slice}" fill="none" stroke="#fff" stroke-width="2.5"/>`)
  return sharp(cut)
    .composite([{ input: edge }])
    .webp({ quality: 80, effort: 1 })
    .toBuffer()
}

function drawing(shape: string): Buffer {
  const size = `width="${pieceWidth * pixels}" height="${pieceHeight * pixels}" viewBox="0 0 ${pieceWidth} ${pieceHeight}"`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shape}</svg>`)
}
