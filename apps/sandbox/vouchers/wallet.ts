import { createHash } from 'node:crypto'
import { offers, type Offer, type Region, type Vendor } from './offers.ts'
import type { HoldState, Issued } from './issued-voucher.ts'
import type { VoucherJournal } from './voucher-journal.ts'

/** The outcome of a request for a voucher. `late`: its key was released before; `unknown`: there is no such voucher. */
export type Outcome = 'done' | 'nothing' | 'taken' | 'used' | 'ended' | 'late' | 'soldOut' | 'unknown'

export type Wallet = ReturnType<typeof createWallet>

const dayMs = 86_400_000

const nowhere: VoucherJournal = { kept: [], write: () => {} }

/** All vouchers of one vendor. What has been done under a key is done once, however often it is asked for. */
export function createWallet(vendor: Vendor, now: () => number, { kept, write }: VoucherJournal = nowhere) {
  const usual = offers.filter((offer) => offer.vendor === vendor && offer.usual)
  const all = new Map(kept.filter((voucher) => voucher.vendor === vendor).map((voucher) => [voucher.code, voucher]))

  function issue({ offer, region, owner, code, endsIn }: Issue): Issued {
    const own = code ?? codeOf(offer, `${owner}|${region}`)
    const begins = now() - 30 * dayMs
    const ends = endsIn === undefined ? now() + offer.days * dayMs : now() + endsIn
    const known = all.get(own)
    if (known) return known
    const issued: Issued = { vendor, code: own, offer, region, owner, begins, ends, state: free, closed: new Set() }
    all.set(own, issued)
    write(issued)
    return issued
  }

  function find(code: string): Issued | undefined {
    const found = all.get(code)
    if (found?.state.is === 'held' && found.state.until <= now()) found.state = free
    return found
  }

  function become(voucher: Issued, state: HoldState): void {
    voucher.state = state
    write(voucher)
  }

  function giveBack(voucher: Issued, key: string): Outcome {
    voucher.closed.add(key)
    const theirs = voucher.state.is !== 'free' && voucher.state.key === key
    become(voucher, theirs ? free : voucher.state)
    return theirs ? 'done' : 'nothing'
  }

  return {
    issue,
    find,
    all: () => [...all.keys()].flatMap((code) => find(code) ?? []),
    ended: (voucher: Issued) => voucher.ends <= now(),

    /** The vouchers of an owner: the usual set, made at the first look, and what was issued beside it. */
    ofOwner(owner: string, region: Region): Issued[] {
      for (const offer of usual) issue({ offer, region, owner })
      const theirs = (each: Issued) => each.owner === owner && each.region === region
      return [...all.values()].filter(theirs).flatMap(({ code }) => find(code) ?? [])
    },

    hold(code: string, key: string, ttlMs: number): Outcome {
      const voucher = find(code)
      if (!voucher) return 'unknown'
      const barred = inTheWay(voucher, key)
      if (barred) return barred
      if (voucher.state.is === 'used') return 'done'
      if (voucher.ends <= now()) return 'ended'
      become(voucher, { is: 'held', key, until: now() + ttlMs })
      return 'done'
    },

    commit(code: string, key: string): Outcome {
      const voucher = find(code)
      if (!voucher) return 'unknown'
      const barred = inTheWay(voucher, key)
      if (barred) return barred
      if (voucher.state.is === 'free' && voucher.ends <= now()) return 'ended'
      become(voucher, { is: 'used', key })
      return 'done'
    },

    release(code: string, key: string): Outcome {
      const voucher = find(code)
      if (!voucher) return 'unknown'
      if (voucher.state.is === 'used' && voucher.state.key === key) return 'used'
      return giveBack(voucher, key)
    },

    reverse(code: string, key: string): Outcome {
      const voucher = find(code)
      return voucher ? giveBack(voucher, key) : 'unknown'
    },
  }
}

type Issue = { offer: Offer; region: Region; owner: string | null; code?: string; endsIn?: number }

const free: HoldState = { is: 'free' }

/** The reason why a voucher cannot be held or used under a key; nothing where it can, or is so already. */
function inTheWay({ state, closed }: Issued, key: string): Outcome | undefined {
  if (closed.has(key)) return 'late'
  if (state.is === 'free' || state.key === key) return undefined
  return state.is === 'used' ? 'used' : 'taken'
}

function codeOf(offer: Offer, holder: string): string {
  const mark = createHash('sha256').update(`${offer.offerId}|${holder}`).digest('hex').slice(0, 10).toUpperCase()
  return `${offer.offerId.slice(3)}-${mark}`
}
