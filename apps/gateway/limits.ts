import { isIPv6 } from 'node:net'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

export type Limits = {
  /** Counts a call of an address; gives the seconds to wait where it has had enough. */
  call(address: string): Promise<number | undefined>
  /** The same for calls that make sessions, of which there are fewer. */
  session(address: string): Promise<number | undefined>
  /** The same for calls on the way to an account: puzzles, codes, logins. */
  knock(address: string): Promise<number | undefined>
  /** The same for codes that are sent, by the hour. */
  code(address: string): Promise<number | undefined>
  /** Whether an address has had its codes of the hour that are sent without a puzzle. */
  unproven(address: string): Promise<number | undefined>
  /** The same for a member's exports, by the hour: each reads all there is of them. */
  exported(userId: string): Promise<number | undefined>
  /** The same for cards that a member saves, by the hour. */
  card(userId: string): Promise<number | undefined>
  /** The same for notices of payment providers, each of which speaks for many guests from few addresses. */
  notice(address: string): Promise<number | undefined>
  /** The same for what broke in a browser. */
  fault(address: string): Promise<number | undefined>
  /** The same for the till of a shop, which may share its address with the guests at its tables. */
  till(storeId: string): Promise<number | undefined>
}

const perMinute = { calls: 600, sessions: 60, knocks: 90, till: 600, notices: 3000, faults: 30 }
const perHour = { codes: 30, unproven: 3, exports: 6, cards: 10 }
const hour = 3600

/** Limits for each address and process, and for each shop's till, all times `scale`. */
export function createLimits(scale: number): Limits {
  const calls = new RateLimiterMemory({ points: Math.ceil(perMinute.calls * scale), duration: 60 })
  const sessions = new RateLimiterMemory({ points: Math.ceil(perMinute.sessions * scale), duration: 60 })
  const knocks = new RateLimiterMemory({ points: Math.ceil(perMinute.knocks * scale), duration: 60 })
  const codes = new RateLimiterMemory({ points: Math.ceil(perHour.codes * scale), duration: hour })
  const unproven = new RateLimiterMemory({ points: Math.ceil(perHour.unproven * scale), duration: hour })
  const exports = new RateLimiterMemory({ points: Math.ceil(perHour.exports * scale), duration: hour })
  const cards = new RateLimiterMemory({ points: Math.ceil(perHour.cards * scale), duration: hour })
  const notices = new RateLimiterMemory({ points: Math.ceil(perMinute.notices * scale), duration: 60 })
  const faults = new RateLimiterMemory({ points: Math.ceil(perMinute.faults * scale), duration: 60 })
  const tills = new RateLimiterMemory({ points: Math.ceil(perMinute.till * scale), duration: 60 })
  return {
    call: (address) => waitFor(calls, household(address)),
    session: (address) => waitFor(sessions, household(address)),
    knock: (address) => waitFor(knocks, household(address)),
    code: (address) => waitFor(codes, household(address)),
    unproven: (address) => waitFor(unproven, household(address)),
    exported: (userId) => waitFor(exports, userId),
    card: (userId) => waitFor(cards, userId),
    notice: (address) => waitFor(notices, household(address)),
    fault: (address) => waitFor(faults, household(address)),
    till: (storeId) => waitFor(tills, storeId),
  }
}

async function waitFor(limiter: RateLimiterMemory, whose: string): Promise<number | undefined> {
  try {
    await limiter.consume(whose)
    return undefined
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
  }
}

/** One IPv6 household has a whole /64; IPv4 has its address. */
function household(address: string): string {
  return isIPv6(address) && !address.includes('.') ? expand(address).slice(0, 4).join(':') : address
}

function expand(address: string): string[] {
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
}
