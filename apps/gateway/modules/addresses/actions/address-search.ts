import { addressSearch } from '@harbour/protocol'
import { handle } from '../deps.ts'

const limit = 10

export const addressSearchAction = handle(addressSearch, async (point, { brand, geocoder, language }) => ({
  data: await geocoder.nearby(point, { brand, language, limit }),
}))
