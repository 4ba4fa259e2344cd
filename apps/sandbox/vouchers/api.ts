import type { IncomingHttpHeaders } from 'node:http'
import type { Region } from './offers.ts'
import type { Outcome } from './wallet.ts'
import type { Issued } from './issued-voucher.ts'

/** A request as a vendor sees it: `path` is what comes after the vendor's own name. */
export type HttpRequest = { method: string; path: string; query: URLSearchParams; headers: IncomingHttpHeaders; body: string }

/** A vendor's answer: a body of text goes out as it is, anything else as JSON. */
export type HttpAnswer = { status: number; body: unknown }

/** A part of a list: so many from the one after those that are skipped. */
export type Page = { skip: number; limit: number }

/** A request to a vendor, once its own form and login are out of the way. */
export type Operation =
  /** Of both regions where none is named. */
  | { name: 'list'; owner: string; region?: Region; page?: Page }
  | { name: 'check'; code: string }
  | { name: 'hold'; code: string; key: string; ttlMs: number }
  | { name: 'commit' | 'release' | 'reverse'; code: string; key: string }

/** Its outcome, with the vouchers that the answer tells of. */
export type Done = { outcome: Outcome; vouchers: Issued[] }

/** One vendor's way to be asked and to answer. */
export type VendorApi = {
  /** The operation, or what is said at once: to a login, and to whoever may not ask or asks nonsense. */
  read(asked: HttpRequest): Operation | HttpAnswer
  say(operation: Operation, done: Done): HttpAnswer
  /** Ends every login there is, and says what is then said. */
  loseLogins(): HttpAnswer
}

/** The wall clock of Hong Kong at an instant, part by part: year, month, day, hour, minute, second. */
export function wallClock(instant: number): [string, string, string, string, string, string] {
  const [date = '', time = ''] = new Date(instant + 8 * 3_600_000).toISOString().split('T')
  const [year = '', month = '', day = ''] = date.split('-')
  const [hour = '', minute = '', second = ''] = time.slice(0, 8).split(':')
  return [year, month, day, hour, minute, second]
}
