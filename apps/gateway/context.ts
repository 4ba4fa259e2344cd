import type { Brand, Language } from '@harbour/rules'
import type { Geocoder } from './addresses/geocoder.ts'
import type { Catalogue } from './catalogue.ts'
import type { Hub } from './live/hub.ts'
import type { Limits } from './limits.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Settings } from './settings.ts'
import type { Database } from './store/database.ts'
import type { MemberCodes } from './members/member-codes.ts'
import type { Passwords } from './members/passwords.ts'
import type { PaymentProviders } from './ports/payments/payment-provider.ts'
import type { CardTasks } from './store/card-tasks.ts'
import type { Cards } from './store/cards.ts'
import type { PaymentRecord, Payments } from './store/payments.ts'
import type { Refunds } from './store/refunds.ts'
import type { DueOrders } from './store/due-orders.ts'
import type { IpRegions } from './ports/ip-regions.ts'
import type { Messenger } from './ports/messenger.ts'
import type { Codes } from './store/codes.ts'
import type { Consents } from './store/consents.ts'
import type { Failures } from './store/failures.ts'
import type { KeptAddresses } from './store/kept-addresses.ts'
import type { PartnerGuests } from './store/partner-guests.ts'
import type { Passkeys } from './store/passkeys.ts'
import type { PushSender } from './ports/push/push-sender.ts'
import type { Pushes } from './store/pushes.ts'
import type { Draws } from './store/draws.ts'
import type { Points } from './store/points.ts'
import type { Proofs } from './store/proofs.ts'
import type { Puzzles } from './store/puzzles.ts'
import type { Members } from './store/members.ts'
import type { Queues } from './store/queues.ts'
import type { OnTheWay } from './store/on-the-way.ts'
import type { OrderEvents } from './store/order-events.ts'
import type { Slots } from './store/slots.ts'
import type { Orders } from './store/orders.ts'
import type { Recommendations } from './store/recommendations.ts'
import type { HoldTasks } from './store/hold-tasks.ts'
import type { Holds } from './store/holds.ts'
import type { VoucherVendors } from './ports/vouchers/voucher-vendor.ts'
import type { Vouchers } from './store/vouchers.ts'
import type { Sessions } from './store/sessions.ts'
import type { ShopKeys } from './store/shop-keys.ts'
import type { ToldOffers } from './store/told-offers.ts'
import type { Tickets } from './tickets.ts'
import type { Turns } from './turns.ts'

/** The gateway's clock in epoch milliseconds, so that a whole evening can be tried at noon. */
export type Clock = { now(): number }

/** Chance: ids that sort by time, and secrets of 32 bytes. */
export type Ids = { guid(): string; secret(): string }

/** All that the gateway works with. It is a plain object, made once in `main.ts` and once in each test. */
export type Context = {
  settings: Settings
  clock: Clock
  ids: Ids
  db: Database
  catalogue: Catalogue
  geocoder: Geocoder
  ipRegions: IpRegions
  queues: Queues
  sessions: Sessions
  members: Members
  consents: Consents
  /** Puzzles, codes that were sent, and what they have proved. */
  puzzles: Puzzles
  codes: Codes
  proofs: Proofs
  failures: Failures
  passwords: Passwords
  passkeys: Passkeys
  messenger: Messenger
  /** How browsers are told what they do not look at, and which of them want to know. */
  push: PushSender
  pushes: Pushes
  /** Which offers who was told of. */
  toldOffers: ToldOffers
  memberCodes: MemberCodes
  keptAddresses: KeptAddresses
  points: Points
  /** What members have drawn of the prizes of a day. */
  draws: Draws
  /** Who comes inside the loyalty partner's app, and who has linked their card. */
  partnerGuests: PartnerGuests
  vouchers: Vouchers
  /** What is held or used of vouchers, and what their vendors are yet to hear of it. */
  holds: Holds
  holdTasks: HoldTasks
  vendors: VoucherVendors
  shopKeys: ShopKeys
  orders: Orders
  /** What was paid for orders, by whom it was taken, and the cards that members have saved there. */
  payments: Payments
  /** Who is about to find out what became of a payment. */
  settling: Turns<PaymentRecord | 'unknown'>
  /** What of it goes back. */
  refunds: Refunds
  /** Orders that nobody has paid or answered in time. */
  dueOrders: DueOrders
  providers: PaymentProviders
  cards: Cards
  cardTasks: CardTasks
  orderEvents: OrderEvents
  /** Where riders are, and which lockers orders wait in. */
  onTheWay: OnTheWay
  slots: Slots
  /** What guests order together. */
  recommendations: Recommendations
  tickets: Tickets
  /** Who follows what over open streams. */
  hub: Hub
  limits: Limits
  log: Log
  metrics: Metrics
  /** Set when the process is told to stop: it takes no new calls. */
  standing: { draining: boolean }
}

/** Whose session it is. */
export type Guest = { userId: string; phone: string; visitor: boolean }

/** Who calls, once the door has made sure, by what the call asks for. */
export type CallerOf = {
  anyone: undefined
  visitor: Guest
  member: Guest
  shop: { storeId: string }
}

/** What a handler gets beside the content: the context, and what the envelope says about this one call. */
export type Call<Who extends keyof CallerOf = keyof CallerOf> = Context & {
  caller: CallerOf[Who]
  brand: Brand
  language: Language
  deviceId: string
  /** The envelope's key as it came; empty for none. */
  key: string
  /** What the app says it runs in. A hint. */
  userAgent: string
  /** Where the call came from. It is counted, never kept. */
  address: string
  /** The host that was called, and the origin of the page that called, as far as the browser says it. */
  site: { host: string; origin: string | undefined }
}
