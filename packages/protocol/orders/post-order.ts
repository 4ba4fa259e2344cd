import * as v from 'valibot'
import { action } from '../action.ts'
import { Birthday } from '../profile/birthday.ts'
import { CouponIssue } from '../coupons/coupon-issue.ts'
import { Contact, Draft, PayMethod } from './draft.ts'
import { OrderCard } from './order-card.ts'
import { LineIssue } from './line-issue.ts'
import { Price } from './price.ts'
import { GroupToken } from '../groups/group-token.ts'
import { Dollars, Guid, text } from '../units.ts'

/**
 * Places an order. The same clientOrderId gives the same order again; with another body it is refused.
 * A total that differs from the server's comes back as PRICE_CHANGED with the new price, a coupon that takes nothing off any more as
 * COUPONS_CHANGED. The coupons are held for the clientOrderId if they are not yet, and used with the order or not at all. Where it is not paid
 * in cash it waits for its money, `paymentPending`, and `orderPay` goes on.
 * An order that names a group order is refused while that is open (`GROUP_OPEN`), and where what its people have in it is not what is ordered for them (`GROUP_CHANGED`).
 * (domain.md, Orders and Coupons.)
 */
export const postOrder = action('candao.orderOwn.postOrder', {
  gateway: 'Action',
  caller: 'visitor',
  content: {
    ...Draft,
    clientOrderId: Guid,
    contact: v.optional(Contact),
    payMethod: PayMethod,
    /** The guest declares to be of age, in Macau by the day of birth; kept with an order that holds alcohol (spec 5.13). */
    ageDeclared: v.optional(v.boolean()),
    birthday: v.optional(Birthday),
    /** The guest's note to the rider of this delivery (spec 5.11). */
    request: v.optional(text(26)),
    /** True where somebody is in home quarantine where the delivery goes; has to be said where the brand asks (spec 1.19). */
    quarantined: v.optional(v.boolean()),
    /**
     * The group order whose dishes these are; its people are told of this order. `asItIs`: its host has been told that the lines are others than those of the group order, and
     * orders them nonetheless (064).
     */
    group: v.optional(v.strictObject({ token: GroupToken, asItIs: v.optional(v.boolean()) })),
    total: Dollars,
  },
  data: OrderCard,
  refusals: [
    'PRICE_CHANGED',
    'CART_CHANGED',
    'COUPONS_CHANGED',
    'VOUCHER_TAKEN',
    'VOUCHER_UNSURE',
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
    'DOOR_REQUIRED',
    'CONTACT_REQUIRED',
    'CASH_CONTACT_REQUIRED',
    'CASH_ORDERS_TOO_MANY',
    'UNPAID_ORDERS_TOO_MANY',
    'PHONE_INVALID',
    'LOCKER_UNAVAILABLE',
    'LOCKER_TOO_LARGE',
    'QUARANTINE_REQUIRED',
    'AGE_REQUIRED',
    'UNDER_AGE',
    'PAY_METHOD_UNAVAILABLE',
    'GROUP_UNKNOWN',
    'GROUP_HOST_ONLY',
    'GROUP_OTHER_SHOP',
    'GROUP_OPEN',
    'GROUP_ORDERED',
    'GROUP_CHANGED',
  ],
})

/** The data of PRICE_CHANGED, CART_CHANGED, COUPONS_CHANGED, VOUCHER_TAKEN and VOUCHER_UNSURE: the price is that of the coupons that can still be had. */
export const ChangedOrder = v.object({ price: v.nullable(Price), issues: v.array(LineIssue), couponIssues: v.array(CouponIssue) })
export type ChangedOrder = v.InferOutput<typeof ChangedOrder>
