import * as v from 'valibot'
import { action } from '../action.ts'
import { Moment, StoreId, Text } from '../units.ts'

/** The day's overlay of a shop, for its people: what has run out there, how much longer orders take, until when it takes none. */
export const ShopOverlay = v.object({ soldOut: v.array(Text), busyMinutes: v.number(), pausedUntil: v.nullable(Moment) })
export type ShopOverlay = v.InferOutput<typeof ShopOverlay>

/** A shop's day, for its people. */
export const shopOverlayGet = action('candao.shop.shopOverlayGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'shop.soldOut',
  content: { storeId: StoreId },
  data: v.object(ShopOverlay.entries),
  refusals: ['STORE_UNKNOWN'],
})
