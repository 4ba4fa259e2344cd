import type { VoucherDeps } from './deps.ts'
import type { Hold } from './store/voucher-holds.ts'
import { vendorHold } from './hold-vouchers.ts'

type ReleaseDeps = Pick<VoucherDeps, 'holds' | 'vendors'>
export type Released = { released: string[]; alreadyFree: string[]; failed: string[] }

/** Gives back what a guest holds. What a vendor has not agreed to yet is failed here, and agreed to later by a worker. */
export async function releaseVouchers(
  { voucherCodes, userId }: { voucherCodes: readonly string[]; userId: string },
  deps: ReleaseDeps,
): Promise<Released> {
  const codes = [...new Set(voucherCodes)]
  const given = await deps.holds.release(codes, userId)
  const outcomes = new Map(await Promise.all(given.map(async (hold) => [hold.voucherCode, await isFree(hold, deps)] as const)))
  return {
    released: codes.filter((code) => outcomes.get(code) === true),
    alreadyFree: codes.filter((code) => !outcomes.has(code)),
    failed: codes.filter((code) => outcomes.get(code) === false),
  }
}

async function isFree(hold: Hold, { holds, vendors }: ReleaseDeps): Promise<boolean> {
  if (hold.state === 'committed' || hold.state === 'reversing') return false
  if (hold.channel === null) return true
  const answer = await vendors.byChannel.get(hold.channel)?.release(vendorHold(hold))
  if (answer !== 'released') return false
  await holds.drop(hold)
  return true
}
