import { pictureRemove } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { removePicture } from '../pictures/keep-picture.ts'

export const pictureRemoveAction = handle(pictureRemove, async ({ name }, call) => {
  const picture = await call.pictures.find(name)
  if (!picture) return { removed: false }
  const { usedBy, removed } = await removePicture(picture, pictureRemove.name, call)
  if (usedBy.length > 0) throw refuse(pictureRemove, 'PICTURE_IN_USE', { usedBy })
  return { removed }
})
