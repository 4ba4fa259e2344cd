import type { Instant } from '@harbour/rules'
import type { Database, Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'

export type DeliveryPhoto = { picture: Buffer; at: Instant }

export type DeliveryPhotos = {
  /** Keeps the photo of a delivery. */
  keep(rows: Rows, photo: DeliveryPhoto & { orderId: string }): Promise<void>
  /** The photo of an order of that shop; undefined where there is none. */
  ofShop(orderId: string, storeId: string): Promise<DeliveryPhoto | undefined>
  /** Says whether there is a photo of an order. */
  has(orderId: string): Promise<boolean>
  /** Removes those from before a moment. */
  forget(before: Instant): Promise<void>
}

const KEEP = statement(
  'delivery-photos-keep',
  'insert into delivery_photos (order_id, picture, at) values ($1, $2, $3) on conflict (order_id) do nothing',
)
const OF_SHOP = statement(
  'delivery-photos-of-shop',
  'select picture, at from delivery_photos join orders using (order_id) where order_id = $1 and store_id = $2',
)
const HAS = statement('delivery-photos-has', 'select true as kept from delivery_photos where order_id = $1')
const FORGET = statement('delivery-photos-forget', 'delete from delivery_photos where at < $1')

/** The photos that riders have taken of what they delivered. */
export function createDeliveryPhotos(db: Database): DeliveryPhotos {
  return {
    keep: async (rows, { orderId, picture, at }) => void (await rows(KEEP, [orderId, picture, moment(at)])),
    ofShop: async (orderId, storeId) => (await db.rows<DeliveryPhoto>(OF_SHOP, [orderId, storeId]))[0],
    has: async (orderId) => (await db.rows(HAS, [orderId])).length > 0,
    forget: async (before) => void (await db.rows(FORGET, [moment(before)])),
  }
}
