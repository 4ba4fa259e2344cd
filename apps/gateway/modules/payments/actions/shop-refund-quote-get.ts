import { shopRefundQuoteGet } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'
import { refundConsequence } from '../refund-consequence.ts'

export const shopRefundQuoteGetAction = handle(shopRefundQuoteGet, async (asked, call) => {
  const quote = await refundConsequence(asked, call)
  if (typeof quote === 'string') throw refuse(shopRefundQuoteGet, quote)
  return quote
})
