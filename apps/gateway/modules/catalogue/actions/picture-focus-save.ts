import { pictureFocusSave } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { movePictureFocus } from '../pictures/keep-picture.ts'
import { pictureShown } from '../pictures/picture-shown.ts'

export const pictureFocusSaveAction = handle(pictureFocusSave, async ({ name, focus }, call) => {
  const picture = await call.pictures.find(name)
  if (!picture) throw refuse(pictureFocusSave, 'PICTURE_UNKNOWN')
  const moved = await movePictureFocus(picture, focus, call)
  if (!moved) throw refuse(pictureFocusSave, 'PICTURE_UNKNOWN')
  return pictureShown(moved)
})
