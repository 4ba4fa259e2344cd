import { action } from '../action.ts'
import { PictureFocus, PictureName, UploadedPicture } from './uploaded-picture.ts'

/** Cuts an uploaded picture anew, around another point. That is another picture with a name of its own: the catalogue shows it once it names it. */
export const pictureFocusSave = action('candao.catalogue.pictureFocusSave', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.market',
  content: { name: PictureName, focus: PictureFocus },
  data: UploadedPicture,
  refusals: ['PICTURE_UNKNOWN'],
})
