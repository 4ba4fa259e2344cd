import { randomUUIDv7 } from 'node:crypto'
import { openGeocoder } from './addresses/open-geocoder.ts'
import type { Clock, Context, Ids } from './context.ts'
import { createLimits } from './limits.ts'
import { createHub } from './live/hub.ts'
import type { Log } from './log.ts'
import { createMetrics } from './metrics.ts'
import type { Settings } from './settings.ts'
import type { Catalogue } from './catalogue.ts'
import { openCatalogue } from './store/catalogue.ts'
import type { Database } from './store/database.ts'
import { createMemberCodes } from './members/member-codes.ts'
import { createPasswords } from './members/passwords.ts'
import { openPayments } from './ports/payments/open-payments.ts'
import { createCardTasks } from './store/card-tasks.ts'
import { createCards } from './store/cards.ts'
import { createPayments } from './store/payments.ts'
import { createRefunds } from './store/refunds.ts'
import { createDueOrders } from './store/due-orders.ts'
import { openIpRegions } from './ports/ip-regions.ts'
import { openMessenger } from './ports/open-messenger.ts'
import { createCodes } from './store/codes.ts'
import { createFailures } from './store/failures.ts'
import { createKeptAddresses } from './store/kept-addresses.ts'
import { createPartnerGuests } from './store/partner-guests.ts'
import { createPasskeys } from './store/passkeys.ts'
import { openPush } from './ports/push/open-push.ts'
import { createPushes } from './store/pushes.ts'
import { createToldOffers } from './store/told-offers.ts'
import { createDraws } from './store/draws.ts'
import { createPoints } from './store/points.ts'
import { createProofs } from './store/proofs.ts'
import { createPuzzles } from './store/puzzles.ts'
import { createConsents } from './store/consents.ts'
import { createMembers } from './store/members.ts'
import { createOnTheWay } from './store/on-the-way.ts'
import { createOrderEvents } from './store/order-events.ts'
import { createOrders } from './store/orders.ts'
import { createHoldTasks } from './store/hold-tasks.ts'
import { createHolds } from './store/holds.ts'
import { openVoucherVendors } from './ports/vouchers/open-voucher-vendors.ts'
import { createVouchers } from './store/vouchers.ts'
import { openQueues } from './store/queues.ts'
import { createRecommendations } from './store/recommendations.ts'
import { newSecret, sharedSecret } from './store/secrets.ts'
import { createSessions } from './store/sessions.ts'
import { createShopKeys } from './store/shop-keys.ts'
import { createSlots } from './store/slots.ts'
import { createTickets } from './tickets.ts'
import { createTurns } from './turns.ts'

export type Ground = { settings: Settings; db: Database; log: Log; clock: Clock }

/** Everything that the gateway works with, on a database that is migrated and seeded. */
export async function openContext({ settings, db, log, clock }: Ground): Promise<Context> {
  const ids: Ids = { guid: randomUUIDv7, secret: newSecret }
  const catalogue = asking(settings, await openCatalogue(db))
  return {
    settings,
    clock,
    ids,
    db,
    catalogue,
    geocoder: openGeocoder({ settings, catalogue, clock, log }),
    ipRegions: openIpRegions(settings),
    queues: openQueues(db),
    sessions: createSessions({ db, clock, ids }),
    members: createMembers(db),
    consents: createConsents(db),
    puzzles: createPuzzles(db),
    codes: createCodes(db),
    proofs: createProofs({ db, clock, ids }),
    failures: createFailures(db, clock),
    passwords: createPasswords(),
    passkeys: createPasskeys(db),
    messenger: openMessenger(settings, log),
    push: await openPush(settings, { db, clock }),
    pushes: createPushes(db),
    toldOffers: createToldOffers(db),
    memberCodes: createMemberCodes(await sharedSecret(db, 'member codes'), clock),
    keptAddresses: createKeptAddresses(db),
    points: createPoints(db),
    draws: createDraws(db),
    partnerGuests: createPartnerGuests(db, ids),
    vouchers: createVouchers(db),
    holds: createHolds(db),
    holdTasks: createHoldTasks(db),
    vendors: openVoucherVendors(settings, clock),
    shopKeys: createShopKeys(db),
    orders: createOrders(db),
    payments: createPayments(db),
    settling: createTurns(),
    refunds: createRefunds(db),
    dueOrders: createDueOrders(db),
    providers: await openPayments(settings, clock),
    cards: createCards(db),
    cardTasks: createCardTasks(db),
    orderEvents: createOrderEvents(db),
    onTheWay: createOnTheWay(db),
    slots: createSlots(db),
    recommendations: createRecommendations(db),
    tickets: createTickets(await sharedSecret(db, 'tickets'), clock),
    hub: createHub(),
    limits: createLimits(settings.rateLimitScale),
    log,
    metrics: createMetrics(),
    standing: { draining: false },
  }
}

/** The settings may say, for a time, that a brand asks about home quarantine (spec 1.19). */
function asking({ quarantineBrands }: Settings, catalogue: Catalogue): Catalogue {
  if (!quarantineBrands) return catalogue
  return { ...catalogue, brand: (brand) => ({ ...catalogue.brand(brand), asksQuarantine: quarantineBrands.includes(brand) }) }
}
