import * as v from 'valibot'
import { action } from '../action.ts'
import { CouponIssue } from '../coupons/coupon-issue.ts'
import { Draft } from './draft.ts'
import { LineIssue } from './line-issue.ts'
import { Price } from './price.ts'
import { DeliveryTerms, Openness, QuoteMinutes } from '../shops/store-card.ts'
import { Dollars } from '../units.ts'

/** The price of a draft as the server sees it now, and all that stands in its way; nothing is kept (domain.md, Price of an order). */
export const previewOrder = action('candao.orderOwn.previewOrder', {
  gateway: 'Action',
  caller: 'anyone',
  content: Draft,
  data: v.object({
    price: v.nullable(Price),
    issues: v.array(LineIssue),
    /** The chosen coupons that take nothing off, and why; each is left out of the price. */
    couponIssues: v.array(CouponIssue),
    openness: Openness,
    quoteMinutes: QuoteMinutes,
    delivery: v.nullable(DeliveryTerms),
    /** A delivery that does not say where to; null where it does, or goes nowhere. */
    addressIssue: v.nullable(v.picklist(['ADDRESS_REQUIRED'])),
    /** The amount missing to the zone's minimum; 0 when reached. */
    belowMinimum: Dollars,
    /** The reason why a preorder's slot cannot be had; null when it can, or when the order is for now. */
    slotIssue: v.nullable(v.picklist(['PREORDER_UNAVAILABLE', 'SLOT_UNAVAILABLE', 'SLOT_FULL'])),
    /** The reason why it cannot go into the locker that was chosen; null where it can, or where none was. */
    lockerIssue: v.nullable(v.picklist(['LOCKER_UNAVAILABLE', 'LOCKER_TOO_LARGE'])),
  }),
  refusals: ['STORE_UNKNOWN', 'ORDER_TYPE_UNAVAILABLE', 'OUT_OF_SERVICE_AREA'],
})
