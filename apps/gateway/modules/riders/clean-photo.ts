import sharp from 'sharp'
import { sniffPicture } from '../catalogue/pictures/sniff-picture.ts'

/** The longer side of a photo as it is kept, in pixels. */
const longerSide = 1600
const guarded = { limitInputPixels: 50_000_000, failOn: 'error' } as const

/** Makes of a JPEG in base64 one that is upright and small, without what its camera wrote into it: no place, no device. */
export async function cleanPhoto(base64: string): Promise<Buffer | 'broken'> {
  const bytes = Buffer.from(base64, 'base64')
  if (sniffPicture(bytes) !== 'jpeg') return 'broken'
  const within = { width: longerSide, height: longerSide, fit: 'inside', withoutEnlargement: true } as const
  try {
    return await sharp(bytes, guarded).autoOrient().resize(within).jpeg({ quality: 80 }).toBuffer()
  } catch {
    return 'broken' // sharp says in many ways that it cannot read a file
  }
}
