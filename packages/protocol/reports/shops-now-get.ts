import { shopStateReasons, systemStateReasons } from '@harbour/rules'
import * as v from 'valibot'
import { action } from '../action.ts'
import { Openness } from '../shops/store-card.ts'
import { Minutes, Moment, Point, StoreId, Text } from '../units.ts'
import { Whole } from './report.ts'

/** The orders of a shop that have not ended: those that are late, and those that nobody has answered for more than two minutes, each with the moment of the first: that of an unanswered one is when it began to ring. */
const Orders = v.object({
  open: Whole,
  late: Whole,
  lateSince: v.nullable(Moment),
  unanswered: Whole,
  unansweredSince: v.nullable(Moment),
})

/** The paired tablets of a shop: those that have said nothing for a minute, whose alarm is not heard, whose page is not on the screen; and when the last of them was heard of. */
const Tablets = v.object({ paired: Whole, silent: Whole, muted: Whole, hidden: Whole, heardAt: v.nullable(Moment) })

/** The printers of a shop that are in use, those of them that do not print, and the papers that wait. */
const Printers = v.object({ active: Whole, troubled: Whole, waiting: Whole })

export const ShopNow = v.object({
  storeId: StoreId,
  name: Text,
  district: Text,
  lat: Point.entries.lat,
  lng: Point.entries.lng,
  phone: Text,
  openness: Openness,
  busyMinutes: Minutes,
  busyUntil: v.nullable(Moment),
  pausedUntil: v.nullable(Moment),
  reason: v.nullable(v.picklist([...shopStateReasons, ...systemStateReasons])),
  orders: Orders,
  tablets: Tablets,
  printers: Printers,
  /** The items that have run out there, by its own word or the chain's. */
  soldOut: Whole,
})
export type ShopNow = v.InferOutput<typeof ShopNow>

/** The shops of the brand within the caller's reach as they stand now, for whoever looks after all of them: open or not, busy, paused, their orders, tablets and printers. */
export const shopsNowGet = action('candao.report.shopsNowGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'report.read',
  content: {},
  data: v.object({ shops: v.array(ShopNow) }),
})
