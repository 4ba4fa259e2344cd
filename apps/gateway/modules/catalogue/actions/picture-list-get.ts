import { pictureListGet } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { pictureShown } from '../pictures/picture-shown.ts'

export const pictureListGetAction = handle(pictureListGet, async ({ olderThan }, { pictures }) => ({
  pictures: (await pictures.list(olderThan)).map(pictureShown),
}))
