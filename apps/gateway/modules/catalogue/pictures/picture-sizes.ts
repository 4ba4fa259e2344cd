import { readFileSync } from 'node:fs'

/** One of the files that a picture is there as: the end of its name, its width in pixels, and how well it is encoded. */
export type PictureSize = { suffix: string; width: number; quality: number; alphaQuality: number }

/** The sizes of every picture, the demo's and those that are uploaded: the web app asks for these, and for no others. */
export const pictureSizes: readonly PictureSize[] = JSON.parse(
  readFileSync(new URL('../../../../../chain/pictures/sizes.json', import.meta.url), 'utf8'),
) as PictureSize[] // our own file, which the demo's pictures are cut by

/** The width of the largest, which a picture has to have. */
export const largestWidth = Math.max(...pictureSizes.map(({ width }) => width))
