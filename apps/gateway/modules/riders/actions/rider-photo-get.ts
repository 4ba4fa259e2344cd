import { riderPhotoGet } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'

export const riderPhotoGetAction = handle(riderPhotoGet, async ({ storeId, orderId }, { deliveryPhotos }) => {
  const photo = await deliveryPhotos.ofShop(orderId, storeId)
  if (!photo) throw refuse(riderPhotoGet, 'PHOTO_UNKNOWN')
  return { picture: photo.picture.toString('base64'), at: photo.at }
})
