import { addressSuggest } from '@harbour/protocol'
import { handle } from '../../handle.ts'

const limit = 10

export const addressSuggestAction = handle(addressSuggest, async ({ keyword, near }, { brand, geocoder, language }) => ({
  data: await geocoder.suggest(keyword, { brand, near, language, limit }),
}))
