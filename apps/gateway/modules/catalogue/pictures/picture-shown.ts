import type { UploadedPicture } from '@harbour/protocol'
import { pictureSizes } from './picture-sizes.ts'
import type { PictureRecord } from './uploaded-pictures.ts'

/** A picture as its calls say it. */
export function pictureShown({ source: _, focusX, focusY, ...picture }: PictureRecord): UploadedPicture {
  return { ...picture, focus: { x: focusX, y: focusY }, widths: pictureSizes.map(({ width }) => width) }
}
