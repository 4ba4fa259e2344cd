import { courierQuote } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { bookable } from '../courier-job.ts'
import { handle } from '../deps.ts'

export const courierQuoteAction = handle(courierQuote, async (input, call) => {
  const found = await bookable(input, call)
  if (typeof found === 'string') throw refuse(courierQuote, found)
  const quote = await found.company.quote(found.job)
  if (quote === 'unknown') throw refuse(courierQuote, 'COURIER_NO_ANSWER')
  if ('no' in quote) throw refuse(courierQuote, quote.no === 'outOfArea' ? 'COURIER_TOO_FAR' : 'COURIER_REFUSED')
  return { company: found.company.title, price: quote.price, until: quote.until }
})
