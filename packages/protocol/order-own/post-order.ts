import * as v from 'valibot'
import { action } from '../action.ts'
import { Contact, Draft, PayMethod } from '../draft.ts'
import { OrderCard } from '../order-card.ts'
import { LineIssue, Price } from '../price.ts'
import { Dollars, Guid } from '../units.ts'

/**
 * Places an order. The same clientOrderId gives the same order again; with another body it is refused.
 * A total that differs from the server's comes back as PRICE_CHANGED with the new price (domain.md, Orders).
 */
export const postOrder = action('candao.orderOwn.postOrder', {
  gateway: 'Action',
  caller: 'visitor',
  content: {
    ...Draft,
    clientOrderId: Guid,
    contact: v.optional(Contact),
    payMethod: PayMethod,
    /** The guest declares to be of age; kept with an order that holds alcohol (spec 5.14). */
    ageDeclared: v.optional(v.boolean()),
    total: Dollars,
  },
  data: OrderCard,
  refusals: [
    'PRICE_CHANGED',
    'CART_CHANGED',
    'ORDER_CONFLICT',
    'STORE_UNKNOWN',
    'STORE_CLOSED',
    'STORE_PAUSED',
    'PREORDER_UNAVAILABLE',
    'SLOT_UNAVAILABLE',
    'SLOT_FULL',
    'ORDER_TYPE_UNAVAILABLE',
    'OUT_OF_SERVICE_AREA',
    'BELOW_MINIMUM',
    'ADDRESS_REQUIRED',
    'CONTACT_REQUIRED',
    'PHONE_INVALID',
    'AGE_REQUIRED',
  ],
})

/** What PRICE_CHANGED and CART_CHANGED carry as data. */
export const ChangedOrder = v.object({ price: v.nullable(Price), issues: v.array(LineIssue) })
export type ChangedOrder = v.InferOutput<typeof ChangedOrder>
