import { voucherStatuses, type CouponIssue, type VoucherObstacle, type VoucherStatus } from '@harbour/protocol'
import { addMinutes, type Brand, type Instant } from '@harbour/rules'
import type { VoucherDeps } from './deps.ts'
import { promoRecord } from './promo-voucher.ts'
import type { VoucherRecord } from './voucher-record.ts'
import { voucherStatus } from './voucher-status.ts'

type LoadDeps = Pick<VoucherDeps, 'catalogue' | 'vouchers' | 'holds'>
type LoadScope = { userId: string | undefined; brand: Brand; now: Instant }

/** The vouchers that were found of those that a guest has chosen, and why the others cannot be had. `gone`: its vendor lists it no more. */
export type LoadedVouchers = { found: { record: VoucherRecord; gone: boolean }[]; obstacles: CouponIssue[] }

/** Loads chosen vouchers, of the house, of vendors and promo codes, each by its code. Nobody's but the guest's own are found. */
export async function loadVouchers(codes: readonly string[], { userId, brand, now }: LoadScope, deps: LoadDeps): Promise<LoadedVouchers> {
  const asked = [...new Set(codes)]
  const promos = new Map(asked.map((code) => [code, deps.catalogue.promoCode(code, brand)]))
  const others = asked.filter((code) => !promos.get(code))
  const own = userId === undefined ? [] : await deps.vouchers.find(others, { userId, brand })
  const onceEach = asked.filter((code) => promos.get(code)?.once)
  const used = await usedPromos(onceEach, userId, deps)
  const loaded: LoadedVouchers = { found: [], obstacles: [] }
  for (const code of asked) {
    const known = own.find(({ record }) => record.code === code)
    const promo = promos.get(code)
    const obstacle = known ? obstacleOf(voucherStatus(known, now)) : promo ? used.get(code) : 'VOUCHER_UNKNOWN'
    if (obstacle) loaded.obstacles.push({ voucherCode: code, code: obstacle, reason: null })
    else if (known) loaded.found.push({ record: known.record, gone: !known.listed })
    else if (promo) loaded.found.push({ record: promoRecord(promo, deps.catalogue), gone: false })
  }
  return loaded
}

/** One that is held is held by this guest, for this order or another: the hold says so. */
function obstacleOf(status: VoucherStatus): VoucherObstacle | undefined {
  if (status === voucherStatuses.used) return 'VOUCHER_USED'
  return status === voucherStatuses.ended ? 'VOUCHER_ENDED' : undefined
}

/** The codes that are good once for each guest, and that this one has used. */
async function usedPromos(
  codes: readonly string[],
  userId: string | undefined,
  { holds }: LoadDeps,
): Promise<Map<string, VoucherObstacle>> {
  if (userId === undefined) return new Map()
  const mine = await holds.of(codes, userId)
  return new Map(
    mine.flatMap(({ voucherCode, channel, state, once }) =>
      channel === null && once && state === 'committed' ? [[voucherCode, 'VOUCHER_USED'] as const] : [],
    ),
  )
}

/** The hours for which a login at the loyalty partner is believed after it has last answered for the guest. */
const partnerHours = 12

export function partnerSignedIn(
  userId: string | undefined,
  { vouchers, clock }: Pick<VoucherDeps, 'vouchers' | 'clock'>,
): Promise<boolean> {
  return userId === undefined ? Promise.resolve(false) : vouchers.partnerLoggedIn(userId, addMinutes(clock.now(), -partnerHours * 60))
}
