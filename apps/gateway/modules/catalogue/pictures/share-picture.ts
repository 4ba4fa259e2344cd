import pLimit from 'p-limit'
import sharp from 'sharp'

/** The size in which messengers and networks show what is shared, in pixels: 1.91 to 1. */
export const shareSize = { width: 1200, height: 630 }

/** The colour behind every picture of the app. */
const ground = '#f1efe8'
const inset = 35
const twoAtOnce = pLimit(2)

/** A picture as it is shared: whole, on the app's ground, as JPEG, since many messengers show no WebP and a transparent picture on black. */
export function sharePicture(picture: Buffer): Promise<Buffer> {
  const side = shareSize.height - 2 * inset
  return twoAtOnce(async () => {
    const dish = await sharp(picture).resize(side, side, { fit: 'contain', background: ground }).flatten({ background: ground }).toBuffer()
    const canvas = sharp({ create: { ...shareSize, channels: 3, background: ground } })
    return canvas
      .composite([{ input: dish }])
      .jpeg({ quality: 82 })
      .toBuffer()
  })
}
