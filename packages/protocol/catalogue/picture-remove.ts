import * as v from 'valibot'
import { action } from '../action.ts'
import { PictureName } from './uploaded-picture.ts'

/**
 * Removes an uploaded picture that the catalogue does not name. `removed` is false where it was gone already, so that asking twice does no harm.
 * PICTURE_IN_USE says in `usedBy` which records name it, five at most.
 */
export const pictureRemove = action('candao.catalogue.pictureRemove', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.market',
  content: { name: PictureName },
  data: v.object({ removed: v.boolean() }),
  refusals: ['PICTURE_IN_USE'],
})
