import type { PictureFault, PictureFocus } from '@harbour/protocol'
import sharp, { type Metadata } from 'sharp'
import { fileKeys } from './picture-name.ts'
import { largestWidth, pictureSizes } from './picture-sizes.ts'
import { sniffPicture } from './sniff-picture.ts'
import type { PictureFile } from './picture-store.ts'

/** The size of a picture as it was uploaded, upright, and what it is cut from: upright, in the web's colours, without what its camera wrote into it. */
export type Source = { width: number; height: number; body: Buffer }

const mostPixels = 50_000_000
/** The longer side is so many times the shorter at most. */
const mostRatio = 4
/** The shorter side of what is kept to be cut again, in pixels. */
const kept = 2 * largestWidth
const guarded = { limitInputPixels: mostPixels, failOn: 'error' } as const

/** Reads the file of a picture into what it can be cut from, or says what is wrong with it. Its size is asked before any of its pixels are unpacked. */
export async function readSource(bytes: Buffer): Promise<Source | PictureFault> {
  const format = sniffPicture(bytes)
  if (format === 'heic') return 'PICTURE_HEIC'
  if (!format) return 'PICTURE_FORMAT'
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (metadata.format !== format) return 'PICTURE_FORMAT'
    const { width, height } = metadata.autoOrient
    const fault = faultOf(metadata, { width, height })
    return fault ?? { width, height, body: await upright(bytes) }
  } catch {
    return 'PICTURE_BROKEN' // sharp says in many ways that it cannot read a file
  }
}

function faultOf({ pages = 1 }: Metadata, { width, height }: { width: number; height: number }): PictureFault | undefined {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
  if (pages > 1) return 'PICTURE_ANIMATED'
  if (shorter < largestWidth) return 'PICTURE_TOO_SMALL'
  if (width * height > mostPixels) return 'PICTURE_TOO_MANY_PIXELS'
  return longer > shorter * mostRatio ? 'PICTURE_TOO_LONG' : undefined
}

/** sharp writes neither place nor camera into what it gives unless it is told to, and turns every colour into sRGB. */
function upright(bytes: Buffer): Promise<Buffer> {
  const within = { width: kept, height: kept, fit: 'outside', withoutEnlargement: true } as const
  return sharp(bytes, guarded).autoOrient().resize(within).webp({ quality: 92, alphaQuality: 100 }).toBuffer()
}

/** Cuts the largest square around a focus out of a picture, in every size that the web app asks for. */
export async function cutPicture(source: Buffer, { name, focus }: { name: string; focus: PictureFocus }): Promise<PictureFile[]> {
  const { data, info } = await sharp(source, guarded).raw().toBuffer({ resolveWithObject: true })
  const square = squareAround(focus, info)
  const keys = fileKeys(name)
  const cuts = pictureSizes.map(async ({ width, quality, alphaQuality }, at) => {
    const cut = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).extract(square)
    return { key: keys[at] ?? '', body: await cut.resize(width, width).webp({ quality, alphaQuality, effort: 5 }).toBuffer() }
  })
  return Promise.all(cuts)
}

/** The square lies within the picture, as near to its focus as its edges let it. */
function squareAround({ x, y }: PictureFocus, { width, height }: { width: number; height: number }) {
  const side = Math.min(width, height)
  const from = (percent: number, whole: number) => Math.min(whole - side, Math.max(0, Math.round((percent / 100) * whole - side / 2)))
  return { left: from(x, width), top: from(y, height), width: side, height: side }
}
