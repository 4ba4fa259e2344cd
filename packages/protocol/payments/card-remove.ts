import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid } from '../units.ts'

/** Removes the saved card here and at its provider (spec 1.20). `removed` is false where it was gone already, so that asking twice does no harm. */
export const cardRemove = action('candao.member.cardRemove', {
  gateway: 'UserUnify',
  caller: 'member',
  content: { cardId: Guid },
  data: v.object({ removed: v.boolean() }),
})
