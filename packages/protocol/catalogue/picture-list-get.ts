import * as v from 'valibot'
import { action } from '../action.ts'
import { PictureNo, UploadedPicture } from './uploaded-picture.ts'

/**
 * The pictures that the chain has uploaded, the latest first, 50 at a time. `olderThan` goes on after the picture of that number.
 */
export const pictureListGet = action('candao.catalogue.pictureListGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.read',
  content: { olderThan: v.optional(PictureNo) },
  data: v.object({ pictures: v.array(UploadedPicture) }),
})
