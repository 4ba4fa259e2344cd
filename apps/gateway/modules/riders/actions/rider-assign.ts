import { riderAssign, type Input } from '@harbour/protocol'
import type { Rows } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/handle.ts'
import { hashSecret } from '../../../platform/secrets.ts'
import { siteOrigin } from '../../../platform/site-origin.ts'
import { namedShop } from '../../catalogue/shop-overlay.ts'
import { mobilePhone } from '../../members/international-phone.ts'
import { handle, type Call } from '../deps.ts'
import { assignTrip } from '../store/assign-trip.ts'
import type { RiderRecord } from '../store/riders.ts'
import { tripWords } from '../trip-words.ts'

/** 132 random bits, as text. */
const tokenLength = 22
/** The time after which nobody wants the SMS any more. */
const smsLasts = 60 * 60_000

export const riderAssignAction = handle(riderAssign, ({ storeId, ...input }, call) =>
  call.db.transaction(async (rows) => {
    const rider = await call.riders.lock(rows, input.riderId)
    if (!rider?.active || rider.storeId !== storeId) throw refuse(riderAssign, 'RIDER_UNKNOWN')
    const { tripId, token, again, orderIds, pickupNos } = await assigned(rows, { storeId, ...input, riderId: rider.riderId }, call)
    const path = `/console/rider#${token}`
    const texted = await sendLink(rows, { rider, path, pickupNos }, call)
    const done = { action: riderAssign.name, subject: rider.name, shop: namedShop(storeId, call.catalogue) }
    await call.audit.write(rows, { ...done, after: { tripId, orderIds, again } }, call)
    return { tripId, token, path, texted }
  }),
)

/** Gives the orders to the rider, under a new token of which only a hash is kept. */
async function assigned(rows: Rows, { storeId, riderId, ...input }: Input<typeof riderAssign>, call: Call) {
  const [token, orderIds] = [call.ids.secret().slice(0, tokenLength), input.orderIds.map((orderId) => orderId.toLowerCase())]
  const trip = { tripId: call.ids.guid(), storeId, riderId, orderIds, tokenHash: hashSecret(token), at: call.clock.now() }
  const made = await assignTrip(rows, trip)
  if ('refused' in made) throw refuse(riderAssign, made.refused, { orders: made.orders })
  return { ...made, token, orderIds }
}

type Link = { rider: RiderRecord; path: string; pickupNos: readonly string[] }

/** Writes the link to the rider's phone; false where it takes no SMS. */
async function sendLink(rows: Rows, { rider, path, pickupNos }: Link, call: Call): Promise<boolean> {
  const { brand } = namedShop(rider.storeId, call.catalogue)
  const to = rider.phone === null ? null : mobilePhone(rider.phone, brand)
  if (to === null) return false
  const text = tripWords({ link: `${siteOrigin(call)}${path}`, pickupNos, language: call.language })
  const at = call.clock.now()
  await call.messenger.send(rows, { channel: 'sms', to, text }, { userId: null, at, until: at + smsLasts })
  return true
}
