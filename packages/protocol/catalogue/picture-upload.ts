import type { StaffRight } from '@harbour/rules'

/**
 * The upload of a picture, which is no call: `POST /uploads/pictures?deviceId=…&langType=…` with the key as a bearer token and the file as its body. It is
 * answered as a call is, with an `UploadedPicture`.
 */
export const pictureUpload: PictureUpload = {
  name: 'candao.catalogue.pictureUpload',
  path: '/uploads/pictures',
  needs: 'catalogue.market',
  mostBytes: 12 * 1024 * 1024,
}

type PictureUpload = { name: string; path: string; needs: StaffRight; mostBytes: number }

/** The reasons for which the file of a picture is refused. */
export type PictureFault =
  | 'PICTURE_TOO_LARGE'
  | 'PICTURE_FORMAT'
  | 'PICTURE_HEIC'
  | 'PICTURE_BROKEN'
  | 'PICTURE_ANIMATED'
  | 'PICTURE_TOO_SMALL'
  | 'PICTURE_TOO_MANY_PIXELS'
  | 'PICTURE_TOO_LONG'
