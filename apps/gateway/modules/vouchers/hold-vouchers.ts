import type { VoucherObstacle } from '@harbour/protocol'
import { addMinutes, type Brand, type Instant } from '@harbour/rules'
import type { VoucherDeps } from './deps.ts'
import { promoTerms } from './promo-voucher.ts'
import type { Hold, HoldRequest } from './store/voucher-holds.ts'

type HoldDeps = Pick<VoucherDeps, 'catalogue' | 'vouchers' | 'holds' | 'vendors' | 'clock'>
type HoldVouchersRequest = { voucherCodes: readonly string[]; clientOrderId: string; userId: string; brand: Brand }

export type Held = { voucherCode: string; heldUntil: Instant }
export type HoldRefusal = { voucherCode: string; code: VoucherObstacle }

/** The time that a hold lasts unless it is asked for again. */
export const holdMinutes = 10
/** The time for which a vendor is asked to hold beyond ours: it is to hear of the order, or of its end, before its own hold runs out. */
const vendorMinutes = 60

/** Holds vouchers for an order to come, each by itself; those that cannot be held come back with the reason. */
export async function holdVouchers(
  { voucherCodes, clientOrderId, userId, brand }: HoldVouchersRequest,
  deps: HoldDeps,
): Promise<{ held: Held[]; refused: HoldRefusal[] }> {
  const now = deps.clock.now()
  const codes = [...new Set(voucherCodes)]
  const others = codes.filter((code) => !deps.catalogue.promoCode(code, brand))
  const mine = await deps.vouchers.find(others, { userId, brand })
  const outcomes = await Promise.all(
    codes.map(async (voucherCode) => {
      const ask: HoldRequest = { voucherCode, clientOrderId, userId, brand, now, until: addMinutes(now, holdMinutes) }
      const channel = mine.find(({ record }) => record.code === voucherCode)?.channel
      return { voucherCode, outcome: await holdOne(ask, { channel, deps }) }
    }),
  )
  return {
    held: outcomes.flatMap(({ voucherCode, outcome }) =>
      typeof outcome === 'string' ? [] : [{ voucherCode, heldUntil: outcome.heldUntil }],
    ),
    refused: outcomes.flatMap(({ voucherCode, outcome }) => (typeof outcome === 'string' ? [{ voucherCode, code: outcome }] : [])),
  }
}

type Source = { channel: Hold['channel'] | undefined; deps: HoldDeps }

async function holdOne(ask: HoldRequest, { channel, deps }: Source): Promise<Hold | VoucherObstacle> {
  const { catalogue, holds } = deps
  const promo = catalogue.promoCode(ask.voucherCode, ask.brand)
  if (channel === undefined && !promo) return 'VOUCHER_UNKNOWN'
  if (channel) return holdAtVendor(ask, deps)
  const hold = await (promo ? holds.holdPromo(ask, promoTerms(promo, ask.brand, catalogue)) : holds.holdOwn(ask))
  return hold ?? obstacleOf(ask, deps)
}

/** Our row first, then the vendor, then our row again: whatever dies in between, the row knows under which key to ask what is true. */
async function holdAtVendor(ask: HoldRequest, deps: HoldDeps): Promise<Hold | VoucherObstacle> {
  const { holds, vendors } = deps
  const hold = await holds.listOfVendor(ask)
  if (!hold) return obstacleOf(ask, deps)
  const vendor = hold.channel && vendors.byChannel.get(hold.channel)
  if (!vendor) return 'VOUCHER_UNSURE'
  const answer = await vendor.hold({ ...vendorHold(hold), until: addMinutes(hold.heldUntil, vendorMinutes) })
  if (answer === 'held') return (await holds.agreed(hold)) ? hold : 'VOUCHER_UNSURE'
  if (answer === 'unknown') return hold.state === 'held' ? hold : 'VOUCHER_UNSURE'
  await holds.drop(hold)
  return answer === 'taken' ? 'VOUCHER_TAKEN' : 'VOUCHER_ENDED'
}

/** The key under which a vendor knows a hold: another hold of the same voucher has another key. */
export function vendorHold({ voucherCode, fence, brand }: Pick<Hold, 'voucherCode' | 'fence' | 'brand'>) {
  return { code: voucherCode, key: `${voucherCode}:${fence}`, brand }
}

/** The reason why a voucher could not be held. */
async function obstacleOf({ voucherCode, userId, brand, now }: HoldRequest, { holds, vouchers }: HoldDeps): Promise<VoucherObstacle> {
  const [there] = await holds.of([voucherCode], userId)
  if (there?.state === 'committed') return 'VOUCHER_USED'
  // Its vendor is about to hear that nobody wants it any more.
  if (there?.channel && (there.state === 'releasing' || there.state === 'reversing' || there.heldUntil <= now)) return 'VOUCHER_UNSURE'
  if (there && there.heldUntil > now) return 'VOUCHER_TAKEN'
  const [own] = await vouchers.find([voucherCode], { userId, brand })
  if (!own) return 'VOUCHER_TAKEN'
  const { begins, ends } = own.record
  // The obstacle has gone while we looked: asked for again, it may be had.
  return begins < now && (ends === null || ends > now) ? 'VOUCHER_UNSURE' : 'VOUCHER_ENDED'
}
