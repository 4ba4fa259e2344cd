import * as v from 'valibot'
import { Moment, Text } from '../units.ts'

/** The name of a picture that the chain has uploaded: a hash of its file and its focus, as records of the catalogue name it in `picture`. */
export const PictureName = v.pipe(Text, v.regex(/^up-[0-9a-f]{32}$/))

const Percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))

/** The point that the square cut out of a picture lies around, in percent of its width from the left and of its height from the top. */
export const PictureFocus = v.object({ x: Percent, y: Percent })
export type PictureFocus = v.InferOutput<typeof PictureFocus>

export const PictureNo = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** A picture that the chain has uploaded. */
export const UploadedPicture = v.object({
  /** Its place in the list. */
  pictureNo: PictureNo,
  name: PictureName,
  focus: PictureFocus,
  /** The size of the file that was uploaded, upright, in pixels. */
  width: v.number(),
  height: v.number(),
  /** The widths that it is there in, in pixels. */
  widths: v.array(v.number()),
  uploadedAt: Moment,
  uploadedBy: Text,
})
export type UploadedPicture = v.InferOutput<typeof UploadedPicture>
