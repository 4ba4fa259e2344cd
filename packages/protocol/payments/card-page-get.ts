import * as v from 'valibot'
import { action } from '../action.ts'

/**
 * The state of the page on which a member saves a card, asked of its provider now. `saved`: the member has a card; `open`: none yet, and the page still takes one;
 * `none`: there is no page and no card; `unsure`: the provider has not answered, so that it is to be asked again.
 */
export const cardPageGet = action('candao.member.cardPageGet', {
  gateway: 'UserUnify',
  caller: 'member',
  content: {},
  data: v.object({ state: v.picklist(['saved', 'open', 'none', 'unsure']) }),
})
