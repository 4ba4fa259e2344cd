import { addressSuggest } from '@harbour/protocol'
import { meansOtherRegion } from '../means-other-region.ts'
import { handle } from '../deps.ts'

export const addressSuggestAction = handle(addressSuggest, async ({ keyword, near, limit }, { brand, geocoder, language }) => {
  const data = await geocoder.suggest(keyword, { brand, near, language, limit })
  return { data, elsewhere: await meansOtherRegion(keyword, data.length, { brand, language, geocoder }) }
})
