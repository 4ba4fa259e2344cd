import { isIPv6 } from 'node:net'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Quota, Quotas } from './quotas.ts'

/**
 * A count against floods. `here`: takes one of this process's own; `everywhere`: one of what all processes share, where they share it, once it is known that
 * the call is worth a write. Both give the seconds to wait where there is none left.
 */
export type FloodLimit = { here(): Promise<number | undefined>; everywhere(): Promise<number | undefined> }

export type Limits = {
  /** Counts a call of an address. */
  call(address: string): FloodLimit
  /** The same for calls that make sessions, of which there are fewer. */
  session(address: string): Promise<number | undefined>
  /** The same for calls on the way to an account: puzzles, codes, logins. */
  auth(address: string): Promise<number | undefined>
  /** The same for the staff's, by the device where one of them has been signed in before, else by address: apart from the guests of that network. */
  staffAuth(from: { deviceId: string } | { address: string }): Promise<number | undefined>
  /** Takes one of an address's codes of the hour that are sent without a puzzle. */
  unproven(address: string): Promise<number | undefined>
  /** The same for a member's exports, by the hour: each reads all there is of them. */
  exported(userId: string): Promise<number | undefined>
  /** The same for cards that a member saves, by the hour. */
  card(userId: string): Promise<number | undefined>
  /** The same for what a guest says of their orders, by the hour. */
  rated(userId: string): Promise<number | undefined>
  /** Takes one of the searches for guests of somebody of the staff, by the minute. */
  searched(staffId: string): Promise<number | undefined>
  /** Takes one of the guests that somebody of the staff sees unmasked, by the hour and by the day. */
  unmasked(staffId: string): Promise<number | undefined>
  /** The same for webhooks of payment providers, each of which speaks for many guests from few addresses. */
  webhook(address: string): Promise<number | undefined>
  /** The same for what broke in a browser. */
  fault(address: string): Promise<number | undefined>
  /** The same for the till of a shop, which may share its address with the guests at its tables. */
  till(storeId: string): FloodLimit
  /** The same for a session of somebody of the staff, who may share its address with them, too. */
  staff(sessionId: string): FloodLimit
}

const minute = 60_000
const hour = 60 * minute
const sessionQuota: Quota = { name: 'sessions of an address', most: 60, lasts: minute }
const authQuota: Quota = { name: 'auth calls of an address', most: 90, lasts: minute }
const staffAuthQuota: Quota = { name: 'auth calls of the staff', most: 90, lasts: minute }
const unprovenQuota: Quota = { name: 'codes of an address without a puzzle', most: 3, lasts: hour }
const exportQuota: Quota = { name: 'exports of a member', most: 6, lasts: hour }
const ratingQuota: Quota = { name: 'ratings of a guest', most: 60, lasts: hour }
const searchQuota: Quota = { name: 'searches of a member of staff', most: 60, lasts: minute }
const unmaskQuotas: Quota[] = [
  { name: 'unmaskings of a member of staff', most: 20, lasts: hour },
  { name: 'unmaskings of a member of staff in a day', most: 60, lasts: 24 * hour },
]
const cardQuota: Quota = { name: 'cards of a member', most: 10, lasts: hour }
/** The quotas that keep a flood from a process, and where RATE_LIMITS is `database` from all of them together. */
const floodQuotas = {
  calls: { name: 'calls of an address', most: 600, lasts: minute },
  staff: { name: 'calls of a session of the staff', most: 600, lasts: minute },
  tills: { name: 'calls of a till', most: 3000, lasts: minute },
  webhooks: { name: 'webhooks of an address', most: 3000, lasts: minute },
  faults: { name: 'faults of an address', most: 30, lasts: minute },
} satisfies Record<string, Quota>

/** `shared`: floods are counted by all processes together, and `onFault` is told where the database does not count them. `now`: the real clock's milliseconds. */
type LimitOptions = { shared?: boolean; onFault?: (error: unknown) => void; now?: () => number }

/** The time for which a database that has not counted is not asked to, in milliseconds: each call would wait for it, and be one more that it has to answer. */
const restMs = 5000

/** Takes one of a flood's count that all processes share, and after a fault of the database none for a while. Its own count is what a process has left then. */
function sharedCount(quotas: Quotas, { onFault = () => {}, now = Date.now }: LimitOptions) {
  let restUntil = -Infinity
  return async (quota: Quota, key: string): Promise<number | undefined> => {
    if (now() < restUntil) return undefined
    try {
      return (await quotas.take({ quota, key }))?.retryAfter
    } catch (error) {
      // One line for all that were on their way.
      if (now() >= restUntil) onFault(error)
      restUntil = now() + restMs
      return undefined
    }
  }
}

/** Both counts of a flood, one after the other, where nothing is to be known in between. */
export const bothOf = async (limit: FloodLimit): Promise<number | undefined> => (await limit.here()) ?? limit.everywhere()

/**
 * The limits that stand before what a call does, all times `scale`. What only keeps a flood from this process, it counts for itself, unless the processes are to
 * share that, too; where the database then does not answer, its own count is what is left. All others are quotas that the processes share (docs/decisions/026).
 */
export function createLimits(scale: number, quotas: Quotas, options: LimitOptions = {}): Limits {
  const takeShared = sharedCount(quotas, options)
  const flood = (quota: Quota) => {
    const wanted = scaled(quota, scale)
    const own = new RateLimiterMemory({ points: wanted.most, duration: 60 })
    return (whose: string): FloodLimit => ({
      here: () => waitFor(own, whose),
      everywhere: async () => (options.shared ? takeShared(wanted, whose) : undefined),
    })
  }
  const [calls, webhooks, faults] = [flood(floodQuotas.calls), flood(floodQuotas.webhooks), flood(floodQuotas.faults)]
  const [tills, staff] = [flood(floodQuotas.tills), flood(floodQuotas.staff)]
  // A flood is over for the process that it comes to before it asks the database.
  const sessions = new RateLimiterMemory({ points: scaled(sessionQuota, scale).most, duration: 60 })
  const auths = new RateLimiterMemory({ points: scaled(authQuota, scale).most, duration: 60 })
  const staffAuths = new RateLimiterMemory({ points: scaled(staffAuthQuota, scale).most, duration: 60 })
  const take = async (quota: Quota, key: string) => (await quotas.take({ quota: scaled(quota, scale), key }))?.retryAfter
  return {
    call: (address) => calls(clientSubnet(address)),
    session: async (address) => (await waitFor(sessions, clientSubnet(address))) ?? take(sessionQuota, clientSubnet(address)),
    auth: async (address) => (await waitFor(auths, clientSubnet(address))) ?? take(authQuota, clientSubnet(address)),
    async staffAuth(from) {
      const whose = 'deviceId' in from ? `device ${from.deviceId}` : `address ${clientSubnet(from.address)}`
      return (await waitFor(staffAuths, whose)) ?? take(staffAuthQuota, whose)
    },
    unproven: (address) => take(unprovenQuota, clientSubnet(address)),
    exported: (userId) => take(exportQuota, userId),
    rated: (userId) => take(ratingQuota, userId),
    searched: (staffId) => take(searchQuota, staffId),
    unmasked: async (staffId) =>
      (await quotas.take(...unmaskQuotas.map((quota) => ({ quota: scaled(quota, scale), key: staffId }))))?.retryAfter,
    card: (userId) => take(cardQuota, userId),
    webhook: (address) => bothOf(webhooks(clientSubnet(address))),
    fault: (address) => bothOf(faults(clientSubnet(address))),
    till: tills,
    staff,
  }
}

/** The most that the database counts to. */
const mostCounted = 2 ** 31 - 1

/** A quota times RATE_LIMIT_SCALE. */
export function scaled(quota: Quota, scale: number): Quota {
  return { ...quota, most: Math.min(Math.ceil(quota.most * scale), mostCounted) }
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
export function clientSubnet(address: string): string {
  return isIPv6(address) && !address.includes('.') ? expand(address).slice(0, 4).join(':') : address
}

function expand(address: string): string[] {
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
}
