import type { Cents, Instant, Point, Region } from '@harbour/rules'
import type { IncomingHttpHeaders } from 'node:http'

export type CourierMarket = Region['code']

/** A place where a courier stops, and who is there, with their phone in its international form. */
export type CourierStop = Point & { address: string; name: string; phone: string }
/** A delivery for a courier: from the shop to its guest; `note` is what the guest has said for whoever comes. */
export type CourierJob = { market: CourierMarket; from: CourierStop; to: CourierStop & { note: string } }

/** A price in cents that a company keeps until then; `quoteRef` and `stopRefs` are its own names for the quote and the two stops. */
export type CourierQuote = { quoteRef: string; stopRefs: readonly [from: string, to: string]; price: Cents; until: Instant }

/** A clear no, after which nothing is booked: the door is out of its area, the chain's account there is empty, or it says no otherwise. */
export type CourierNo = { no: 'outOfArea' | 'noCredit' | 'refused' }

/** The states of a booking at its company. The first three are live; a company may go from `coming` back to `seeking`. */
export type CourierState = 'seeking' | 'coming' | 'pickedUp' | 'delivered' | 'cancelled' | 'rejected' | 'expired'

/** The rider of a booking as far as the company tells it: where they are only while they are on their way. */
export type CourierRider = { name: string; phone: string | null; place: Point | null }

/** A booking as its company has it now. `key` is what it was booked under; null where it was not booked by us. `price` in cents. */
export type CompanyBooking = {
  ref: string
  key: string | null
  state: CourierState
  price: Cents
  trackUrl: string | null
  rider: CourierRider | null
}

/**
 * A courier company. Nothing here throws: `unknown` is given where it gives no answer in time, or one that makes no sense, and then nobody knows what it has
 * done. A booking is asked for once: a company may know no key by which the same thing asked twice is done once.
 */
export type CourierCompany = {
  /** Its name in our rows and webhooks, and the one that people read. */
  name: string
  title: string
  /** The markets in which the chain has an account there. */
  markets: readonly CourierMarket[]
  /** The vehicle that its riders come with. */
  vehicle: 'motorbike' | 'bicycle' | 'car' | 'foot'
  /** Asks for the price of a job, which binds nobody. */
  quote(job: CourierJob): Promise<CourierQuote | CourierNo | 'unknown'>
  /** Books a job at a quote, and has the company keep our key beside it, by which `read` names it. */
  book(job: CourierJob, terms: { quote: CourierQuote; key: string }): Promise<CompanyBooking | CourierNo | 'unknown'>
  /** Reads a booking by the company's name for it; `absent` where it has none. */
  read(ref: string, market: CourierMarket): Promise<CompanyBooking | 'absent' | 'unknown'>
  /** Cancels a booking; `tooLate` where the company does not let it go any more, or it has ended. */
  cancel(ref: string, market: CourierMarket): Promise<'cancelled' | 'tooLate' | 'unknown'>
  /**
   * The booking that a webhook speaks of, and its market, where that says so; `empty` of one that is signed, or asks for nothing, and speaks of none. Null where
   * it is not signed by the company. Nothing else of it is believed.
   */
  verifyWebhook(webhook: CourierWebhook): { ref: string; market: CourierMarket | null } | 'empty' | null
}

/** A webhook as it came in; `path` is where, which is signed with it. */
export type CourierWebhook = { headers: IncomingHttpHeaders; path: string; body: Buffer }

/** The companies that the settings name. */
export type CourierCompanies = { byName: ReadonlyMap<string, CourierCompany>; of: (market: CourierMarket) => CourierCompany | undefined }
