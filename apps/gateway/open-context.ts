import { randomUUIDv7 } from 'node:crypto'
import { createCampaigns } from './modules/campaigns/store/campaigns.ts'
import { createNewsStops } from './modules/campaigns/store/news-stops.ts'
import { createSegments } from './modules/campaigns/store/segments.ts'
import { createIssuedCodes } from './modules/offers/issued-code-store.ts'
import { createOfferUses } from './modules/offers/offer-use-store.ts'
import { createGazetteer } from './modules/addresses/gazetteer.ts'
import { openGeocoder } from './adapters/geocoders/open-geocoder.ts'
import type { Context } from './context.ts'
import type { Ids } from './platform/ids.ts'
import type { Clock } from './platform/clock.ts'
import { createLimits } from './platform/rate-limits.ts'
import { createHub } from './http/sse/hub.ts'
import { createMenuStreams } from './http/sse/menu-stream.ts'
import type { Log } from './platform/log.ts'
import { createMetrics } from './platform/metrics.ts'
import type { Settings } from './platform/settings/settings.ts'
import type { Catalogue } from './modules/catalogue/catalogue.ts'
import { changedCatalogue } from './modules/catalogue/changed-catalogue.ts'
import { openCatalogue } from './modules/catalogue/open-catalogue.ts'
import { createCatalogueThread } from './modules/catalogue/versions/catalogue-thread.ts'
import type { Snapshot } from './modules/catalogue/snapshot.ts'
import type { Database } from './platform/database/database.ts'
import type { ReadReplica } from './platform/database/read-replica.ts'
import { createMemberCodes } from './modules/members/profile/member-codes.ts'
import { createPasswords } from './modules/members/auth/passwords.ts'
import { openCouriers } from './adapters/couriers/open-couriers.ts'
import { createCourierBookings } from './modules/couriers/store/courier-bookings.ts'
import { openPos } from './adapters/pos/open-pos.ts'
import { createPosChecks } from './modules/pos/store/pos-checks.ts'
import { openPayments } from './adapters/payments/open-payments.ts'
import { createCardTasks } from './modules/payments/store/card-tasks.ts'
import { createCards } from './modules/payments/store/cards.ts'
import { createPayments } from './modules/payments/store/payments.ts'
import { createRefundRequests } from './modules/payments/store/refund-requests.ts'
import { createRefunds } from './modules/payments/store/refunds.ts'
import { createDueOrders } from './modules/ordering/store/due-orders.ts'
import { createGuestRetention } from './modules/ordering/store/guest-retention.ts'
import { openBotCheck } from './adapters/bot-check/open-bot-check.ts'
import { openIpRegions } from './adapters/ip-regions.ts'
import { openCarriers } from './adapters/messaging/open-carriers.ts'
import { openWebhookSender } from './adapters/webhooks/open-webhook-sender.ts'
import { openPrinterDriver } from './adapters/printers/open-printer-driver.ts'
import { createMessenger, createOutgoingMessages } from './modules/messaging/outgoing-message-store.ts'
import { createWebhookDeliveries } from './modules/webhooks/delivery-store.ts'
import { createWebhookEndpoints } from './modules/webhooks/endpoint-store.ts'
import { createCodes } from './modules/members/auth/code-store.ts'
import { createSavedAddresses } from './modules/members/addresses/address-store.ts'
import { createPartnerGuests } from './modules/members/partner/partner-guest-store.ts'
import { createPasskeys } from './modules/members/passkeys/passkey-store.ts'
import { openOidc } from './adapters/oidc/open-oidc.ts'
import { openPush } from './adapters/push/open-push.ts'
import { createPushes } from './modules/push/subscription-store.ts'
import { createTabletWakes } from './modules/push/tablets/tablet-wake-store.ts'
import { createToldOffers } from './modules/push/told-offer-store.ts'
import { createDraws } from './modules/game/draw-store.ts'
import { createGroups } from './modules/groups/store/groups.ts'
import { createPoints } from './modules/members/points/point-store.ts'
import { createProofs } from './modules/members/auth/proof-store.ts'
import { createPuzzles } from './modules/members/auth/puzzle-store.ts'
import { createConsents } from './modules/members/profile/consent-store.ts'
import { createMembers } from './modules/members/profile/member-store.ts'
import { createDeliveryPhotos } from './modules/riders/store/delivery-photos.ts'
import { createRiders } from './modules/riders/store/riders.ts'
import { createTrips } from './modules/riders/store/trips.ts'
import { createRiderLockerStore } from './modules/ordering/store/rider-locker-store.ts'
import { createOrderEvents } from './modules/ordering/store/order-events.ts'
import { createOrderRatings } from './modules/ordering/store/order-ratings.ts'
import { createShopEvents } from './modules/ordering/store/shop-events.ts'
import { createShopBoardStore } from './modules/ordering/store/shop-board-store.ts'
import { createShopHistoryStore } from './modules/ordering/store/shop-history-store.ts'
import { createOrders } from './modules/ordering/store/orders.ts'
import { createHoldTasks } from './modules/vouchers/store/hold-tasks.ts'
import { createHolds } from './modules/vouchers/store/voucher-holds.ts'
import { openVoucherVendors } from './adapters/vouchers/open-voucher-vendors.ts'
import { createVouchers } from './modules/vouchers/store/vouchers.ts'
import { openQueues } from './modules/catalogue/queue-store.ts'
import { createQuotas } from './platform/quotas.ts'
import { createRenderedPages } from './modules/catalogue/pages/rendered-pages.ts'
import { createPictureCache } from './modules/catalogue/pictures/picture-cache.ts'
import { createUploadedPictures } from './modules/catalogue/pictures/uploaded-pictures.ts'
import { createDatabasePictureStore } from './modules/catalogue/pictures/picture-store.ts'
import { createS3PictureStore } from './adapters/pictures/s3-picture-store.ts'
import { createRecommendations } from './modules/catalogue/recommendation-store.ts'
import { newSecret, sharedSecret } from './platform/secrets.ts'
import { createSessions } from './modules/members/auth/session-store.ts'
import { createPrinters } from './modules/printing/store/printers.ts'
import { createPrintJobs } from './modules/printing/store/print-jobs.ts'
import { createPrintQueues } from './modules/printing/store/print-queues.ts'
import { createSettlementCases } from './modules/settlements/store/settlement-cases.ts'
import { createSettlementFiles } from './modules/settlements/store/settlement-files.ts'
import { createSettlementSums } from './modules/settlements/store/settlement-sums.ts'
import { createReportServices } from './modules/reports/create-report-services.ts'
import { createAudit } from './modules/staff/audit-store.ts'
import { createShopKeys } from './modules/staff/shop-key-store.ts'
import { createStaffPins } from './modules/staff/pins/staff-pin-store.ts'
import { createStaffPasskeys } from './modules/staff/passkeys/staff-passkey-store.ts'
import { createStaffSessions } from './modules/staff/staff-session-store.ts'
import { createTabletReports } from './modules/staff/tablets/tablet-report-store.ts'
import { createTablets } from './modules/staff/tablets/tablet-store.ts'
import { createStaffStore } from './modules/staff/staff-store.ts'
import { createSlots } from './modules/ordering/store/slots.ts'
import { createCancelRequests } from './modules/support/store/cancel-requests.ts'
import { createGoodwill } from './modules/support/store/goodwill.ts'
import { createSupportMembers } from './modules/support/store/support-members.ts'
import { createSupportOrders } from './modules/support/store/support-orders.ts'
import { createTimelines } from './modules/support/store/timelines.ts'
import { createDataRequests } from './modules/support/store/data-requests.ts'
import { createSupportRequests } from './modules/support/store/support-requests.ts'
import { readOperations } from './modules/operations/operations-store.ts'
import { createUnmaskings } from './modules/support/store/unmaskings.ts'
import { createTickets } from './modules/ordering/stream-tickets.ts'
import { createKeyedMutex } from './platform/keyed-mutex.ts'

/** `replica`: a standby that reports are read from. `before`: the chain as this process has read it elsewhere, for what is the same here. */
export type ContextOptions = {
  settings: Settings
  db: Database
  replica?: Pick<ReadReplica, 'db' | 'lag'> | undefined
  log: Log
  clock: Clock
  before?: Snapshot
}

/** Everything that the gateway works with, on a database that is migrated and seeded. */
export async function openContext({ settings, db, replica, log, clock, before }: ContextOptions): Promise<Context> {
  const ids: Ids = { guid: randomUUIDv7, secret: newSecret }
  const catalogueThread = createCatalogueThread(db.url)
  const catalogue = withQuarantineBrands(settings, await openCatalogue(db, { before, thread: catalogueThread, clock }))
  const quotas = createQuotas(db, clock)
  const metrics = createMetrics()
  metrics.watch({ pool: db.poolState, read: () => readOperations(db, clock.now()) })
  const reports = createReportServices({ db, replica, clock, log })
  const pictureStore = settings.pictureStore ? createS3PictureStore(settings.pictureStore) : createDatabasePictureStore(db)
  return {
    settings,
    clock,
    ids,
    db,
    catalogue,
    catalogueThread,
    renderedPages: createRenderedPages({ db, catalogue }),
    geocoder: openGeocoder({ settings, gazetteer: createGazetteer((brand) => catalogue.places(brand)), clock, log }),
    ipRegions: openIpRegions(settings),
    queues: openQueues(db),
    sessions: createSessions({ db, clock, ids }),
    members: createMembers(db),
    consents: createConsents(db),
    puzzles: createPuzzles(db),
    codes: createCodes(db),
    botCheck: await openBotCheck(settings, { db, quotas, clock, log }),
    proofs: createProofs({ db, clock, ids }),
    quotas,
    passwords: createPasswords(),
    passkeys: createPasskeys(db),
    messenger: createMessenger(),
    outgoingMessages: createOutgoingMessages(db),
    carryMessage: openCarriers(settings),
    webhookEndpoints: createWebhookEndpoints(db),
    webhookDeliveries: createWebhookDeliveries(db),
    webhookSender: openWebhookSender(settings),
    printers: createPrinters(),
    printJobs: createPrintJobs(),
    printQueues: createPrintQueues(db),
    printerDriver: openPrinterDriver(),
    push: await openPush(settings, { db, clock }),
    pushes: createPushes(db),
    tabletWakes: createTabletWakes(db),
    toldOffers: createToldOffers(db),
    memberCodes: createMemberCodes(await sharedSecret(db, 'member codes'), clock),
    savedAddresses: createSavedAddresses(db),
    points: createPoints(db),
    draws: createDraws(db),
    partnerGuests: createPartnerGuests(db, ids),
    vouchers: createVouchers(db),
    holds: createHolds(db),
    issuedCodes: createIssuedCodes(db),
    offerUses: createOfferUses(db),
    campaigns: createCampaigns(db),
    segments: createSegments(reports.reportReadings.db),
    newsStops: createNewsStops(db),
    cancelRequests: createCancelRequests(db),
    goodwill: createGoodwill(),
    supportMembers: createSupportMembers(db),
    supportOrders: createSupportOrders(db),
    timelines: createTimelines(db),
    unmaskings: createUnmaskings(db),
    supportRequests: createSupportRequests(db),
    dataRequests: createDataRequests(db),
    holdTasks: createHoldTasks(db),
    vendors: openVoucherVendors(settings, clock),
    shopKeys: createShopKeys(db, clock),
    tablets: createTablets(db, clock),
    tabletReports: createTabletReports(db, clock),
    staff: createStaffStore(db),
    staffSessions: createStaffSessions({ db, clock, ids }),
    staffPasskeys: createStaffPasskeys(db),
    staffPins: createStaffPins(db),
    audit: createAudit(db, clock),
    ...reports,
    settlementFiles: createSettlementFiles(),
    settlementCases: createSettlementCases(),
    settlementSums: createSettlementSums(),
    identityProvider: openOidc(settings, clock),
    orders: createOrders(db),
    payments: createPayments(db),
    settling: createKeyedMutex(),
    refunds: createRefunds(db),
    refundRequests: createRefundRequests(db),
    dueOrders: createDueOrders(db),
    guestRetention: createGuestRetention(db),
    shopBoard: createShopBoardStore(db),
    shopHistory: createShopHistoryStore(db),
    providers: await openPayments(settings, { clock, log }),
    couriers: openCouriers(settings, { clock, log }),
    courierBookings: createCourierBookings(db),
    pos: openPos(settings, { log }),
    posChecks: createPosChecks(db),
    cards: createCards(db),
    cardTasks: createCardTasks(db),
    orderEvents: createOrderEvents(db),
    orderRatings: createOrderRatings(db),
    shopEvents: createShopEvents(db),
    riderLockerStore: createRiderLockerStore(db),
    riders: createRiders(db),
    trips: createTrips(db),
    deliveryPhotos: createDeliveryPhotos(db),
    groups: createGroups(),
    slots: createSlots(db),
    recommendations: createRecommendations(db),
    pictures: createUploadedPictures(db),
    pictureStore,
    pictureCache: createPictureCache(pictureStore),
    tickets: createTickets(await sharedSecret(db, 'tickets'), clock),
    hub: createHub(),
    menuStreams: createMenuStreams(clock),
    limits: createLimits(settings.rateLimitScale, quotas, {
      shared: settings.rateLimits === 'database',
      onFault: (error) =>
        log.warn({ limits: 'counted by this process alone', fault: error instanceof Error ? error.message : typeof error }),
    }),
    log,
    metrics,
    drainState: { leaving: false, draining: false },
  }
}

/** The settings may say, for a time, that a brand asks about home quarantine (spec 1.19). */
function withQuarantineBrands({ quarantineBrands }: Settings, catalogue: Catalogue): Catalogue {
  if (!quarantineBrands) return catalogue
  return changedCatalogue(catalogue, (of) => ({
    brand: (brand) => ({ ...of.brand(brand), asksQuarantine: quarantineBrands.includes(brand) }),
  }))
}
