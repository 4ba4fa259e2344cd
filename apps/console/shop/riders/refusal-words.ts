import * as v from 'valibot'
import { CallFailure } from '../../api/call-failure.ts'
import { m } from '../../paraglide/messages.js'

/** The orders that stand in a refusal, with the rider who has one already. */
const Named = v.object({
  orders: v.array(v.object({ pickupNo: v.nullable(v.string()), riderName: v.optional(v.string()) })),
})

/** A failure with the orders that it is about: "Some of these orders are not ready: 2056, 2058". */
export function refusalWords(error: Error): string {
  if (!(error instanceof CallFailure)) return error.message
  const named = v.safeParse(Named, error.data)
  const orders = named.success ? named.output.orders.flatMap(orderWords) : []
  return orders.length > 0 ? m.riders_refused_for({ why: error.message, orders: orders.join(m.riders_comma()) }) : error.message
}

function orderWords({ pickupNo, riderName }: { pickupNo: string | null; riderName?: string | undefined }): string[] {
  if (pickupNo === null) return []
  return [riderName === undefined ? pickupNo : m.riders_order_of({ number: pickupNo, name: riderName })]
}
