import type { Instant } from '@harbour/rules'
import type { VendorHold, VendorState, VoucherVendor } from '../../modules/vouchers/voucher-vendor.ts'
import type { Chance } from './chance.ts'
import { unreliableCall, type Unreliability } from './unreliable-call.ts'
import type { Run, Scheduler } from './scheduler.ts'

type Kept = { state: 'free' } | { state: 'held'; key: string; until: Instant } | { state: 'used'; key: string }

export type Vendor = {
  /** Its vouchers, as it knows them. */
  vouchers: Map<string, Kept>
  /** The vendor as one run reaches it. */
  vendorFor(run: Run): VoucherVendor
}

/** A vendor of vouchers with a memory, who keeps the port's promises and has every fault that it allows. */
export function createVendor({ chance, stage, mood }: { chance: Chance; stage: Scheduler; mood: Unreliability }): Vendor {
  const vouchers = new Map<string, Kept>()
  const refused = new Set<string>()

  /** A hold that nobody made use of in time is free again. */
  function seen(code: string): Kept | undefined {
    const kept = vouchers.get(code)
    if (kept?.state === 'held' && stage.clock.now() >= kept.until) vouchers.set(code, { state: 'free' })
    return vouchers.get(code)
  }

  const honest = {
    check(code: string): VendorState {
      const kept = seen(code)
      if (!kept) return 'gone'
      return kept.state === 'free' ? { state: 'free' } : { state: kept.state, key: kept.key }
    },
    hold({ code, key, until }: VendorHold & { until: Instant }) {
      const kept = seen(code)
      if (refused.has(key)) return 'taken'
      if (!kept || kept.state === 'used') return 'gone'
      if (kept.state === 'held' && kept.key !== key) return 'taken'
      vouchers.set(code, { state: 'held', key, until })
      return 'held'
    },
    commit({ code, key }: VendorHold) {
      const kept = seen(code)
      if (!kept || (kept.state !== 'free' && kept.key !== key)) return 'gone'
      vouchers.set(code, { state: 'used', key })
      return 'committed'
    },
    release({ code, key }: VendorHold) {
      const kept = seen(code)
      if (kept?.state === 'used' && kept.key === key) return 'committed'
      refused.add(key)
      if (kept?.state === 'held' && kept.key === key) vouchers.set(code, { state: 'free' })
      return 'released'
    },
    reverse({ code, key }: VendorHold) {
      const kept = seen(code)
      if (kept?.state !== 'used' || kept.key !== key) return 'gone'
      vouchers.set(code, { state: 'free' })
      return 'reversed'
    },
  } as const

  return {
    vouchers,
    vendorFor(run) {
      const heard = unreliableCall({ run, stage, chance, mood, whose: 'the vendor’s' })
      return {
        channel: 'Storellect',
        list: async () => 'unknown',
        check: heard('check', honest.check),
        hold: heard('hold', honest.hold),
        commit: heard('commit', honest.commit),
        release: heard('release', honest.release),
        reverse: heard('reverse', honest.reverse),
      }
    },
  }
}
