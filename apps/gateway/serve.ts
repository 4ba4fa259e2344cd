import cluster from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import { addMinutes } from '@harbour/rules'
import { buildApp, closeApp } from './http/app.ts'
import type { Context } from './context.ts'
import { openMetricsPort } from './http/routes/health-routes.ts'
import { listen } from './platform/database/listener.ts'
import { readCatalogueAgain } from './read-catalogue-again.ts'
import { readShopReminder, readOrderEventMessage, readRiderPosition } from './http/sse/order-event-messages.ts'
import { openFaultReports } from './adapters/sentry/open-fault-reports.ts'
import { openTracing } from './adapters/tracing/open-tracing.ts'
import type { Log } from './platform/log.ts'
import { openClock } from './platform/clock.ts'
import { openContext } from './open-context.ts'
import { seed } from './modules/catalogue/seed.ts'
import type { Settings } from './platform/settings/settings.ts'
import { bringUpToDate } from './platform/database/bring-up-to-date.ts'
import { openDatabase } from './platform/database/database.ts'
import { openReadReplica } from './platform/database/read-replica.ts'
import { openDatabaseServer } from './platform/database/database-server.ts'
import { makeMonths } from './platform/database/make-months.ts'
import { createKeptBuilds, type BuiltApp, type KeptBuilds } from './platform/files/kept-builds.ts'
import { setTracer } from './platform/telemetry/spans.ts'
import { listenToTelemetry } from './platform/telemetry/telemetry.ts'
import { startWorkers } from './platform/workers/start-workers.ts'
import { startPageRendering } from './modules/catalogue/pages/start-page-rendering.ts'
import { startCoPurchaseCounter } from './modules/catalogue/start-co-purchase-counter.ts'
import { startOfferUseCounter } from './modules/offers/start-offer-use-counter.ts'
import { remindShops } from './modules/ordering/workers/remind-shops.ts'
import { expireOrders } from './modules/ordering/workers/expire-orders.ts'
import { firePreorders } from './modules/ordering/workers/fire-preorders.ts'
import { forgetGuests } from './modules/ordering/workers/forget-guests.ts'
import { payBack } from './modules/payments/workers/pay-back.ts'
import { followCouriers } from './modules/couriers/workers/follow-couriers.ts'
import { writePosShops } from './modules/pos/store/pos-checks.ts'
import { postChecks } from './modules/pos/workers/post-checks.ts'
import { pushOrderSteps } from './modules/push/push-order-steps.ts'
import { pushOffers } from './modules/push/push-offers.ts'
import { wakeTablets } from './modules/push/tablets/wake-tablets.ts'
import { keptFor } from './modules/groups/group-limits.ts'
import { sendCampaigns } from './modules/campaigns/send-campaigns.ts'
import { sendMessages } from './modules/messaging/send-messages.ts'
import { readPayments } from './modules/payments/workers/read-payments.ts'
import { sweepCards } from './modules/payments/workers/sweep-cards.ts'
import { sweepHolds } from './modules/vouchers/sweep-holds.ts'
import { deliverWebhooks } from './modules/webhooks/deliver-webhooks.ts'
import { printPapers, tidyPrinting } from './modules/printing/print-papers.ts'
import { capturePayments } from './modules/payments/workers/capture-payments.ts'
import { publishScheduled } from './modules/catalogue/versions/publish-scheduled.ts'
import { pauseSilentShops } from './modules/staff/tablets/pause-silent-shops.ts'
import { sumDays } from './modules/reports/sum-days.ts'
import { markDemoChain } from './modules/staff/demo/demo-chain-store.ts'
import { refuseDemoChain } from './modules/staff/demo/refuse-demo-chain.ts'
import { readConsoleBuild } from './http/routes/console-build.ts'
import { readWebBuild, type WebFile } from './http/routes/web-build.ts'

/** Those who see money, orders and vouchers to their ends, tell guests, kitchens' printers and others' systems of it, and publish what was scheduled. */
const workers = [
  publishScheduled,
  readPayments,
  expireOrders,
  capturePayments,
  remindShops,
  payBack,
  firePreorders,
  sweepHolds,
  sweepCards,
  pushOrderSteps,
  wakeTablets,
  sendMessages,
  sendCampaigns,
  deliverWebhooks,
  printPapers,
  followCouriers,
  postChecks,
]

/** The message of a process that shares its port, once it takes calls. */
export const servingMessage = 'serves now'

/**
 * True where the system itself spreads connections over the processes that listen on a port. Where it does not, the one that has started them takes
 * each connection and hands it on; a connection that is on its way to one that dies is then never answered.
 */
const spreads = process.platform === 'linux'

type ServeOptions = { settings: Settings; log: Log }

/** Starts a gateway: its database where it brings one, its workers, its calls and pages. It stops at SIGTERM and SIGINT, and what could not be started is taken down again. */
export async function serve(options: ServeOptions): Promise<void> {
  /** Takes down what has been started, the last first. */
  const undo: (() => unknown)[] = [() => cluster.worker?.disconnect()]
  const stop = async () => {
    options.log.info({ stopping: true })
    for (let task = undo.shift(); task; task = undo.shift()) await task()
  }
  try {
    await start(options, undo)
  } catch (error) {
    await stop()
    throw error
  }
  let stopping: Promise<void> | undefined
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void (stopping ??= stop()))
}

async function start({ settings, log }: ServeOptions, undo: (() => unknown)[]): Promise<void> {
  undo.unshift(await startTelemetry(settings))
  const { url, stop: stopServer } = await openDatabaseServer(settings, log)
  undo.unshift(stopServer)
  const db = openDatabase(url)
  undo.unshift(db.stop)
  await bringUpToDate(db, settings)
  await makeMonths(db).catch((error: Error) => log.error({ months: 'cannot be made ahead', fault: error.message }))
  if ((await seed({ db, dataDir: settings.dataDir, seed: settings.seed })) > 0) await markDemoChain(db.rows)
  await refuseDemoChain(db.rows, settings)
  if (settings.pos) await writePosShops(db, settings.pos.shops)
  const replica = settings.readReplica ? openReadReplica({ ...settings.readReplica, primary: db, log }) : undefined
  undo.unshift(async () => replica?.stop())
  const context = await openContext({ settings, db, replica, log, clock: await openClock(settings) })
  undo.unshift(listenToTelemetry(context.metrics.listener))
  const pages = await startPageRendering(context)
  undo.unshift(pages.stop)
  const background = settings.backgroundWork ? startBackgroundWork(context) : undefined
  undo.unshift(async () => background?.stop())
  const channels = channelsOf(context, { pages, kick: background?.kick ?? (() => {}) })
  const listener = await listen({ url: settings.listenUrl ?? url, log, channels, onGap: () => catchUp(context, pages) })
  undo.unshift(listener.stop)
  const beat = setInterval(() => (context.hub.beat(), context.menuStreams.beat()), 20_000)
  undo.unshift(() => clearInterval(beat))
  const webBuild = await readWebBuild(settings.webDist)
  if (!webBuild) log.warn({ web: `nothing is built in ${settings.webDist}: calls are answered, pages are not` })
  const consoleBuild = await readConsoleBuild(settings.consoleDist)
  const keptBuilds = createKeptBuilds(db)
  const notKept = (error: Error) => log.error({ builds: 'cannot be kept', fault: error.message })
  await keepBuilds(keptBuilds, { web: webBuild, console: consoleBuild }).catch(notKept)
  const app = buildApp(context, { webBuild, consoleBuild, keptBuilds })
  undo.unshift(() => closeApp(app))
  const address = await app.listen({ host: settings.host, port: settings.port, ...(cluster.isWorker && spreads && { reusePort: true }) })
  undo.unshift(await openMetricsPort(settings, context.metrics))
  log.info({ listening: address })
  pages.look()
  process.send?.(servingMessage)
  undo.unshift(() => leave(context))
}

/** Switches on the traces and the reports of faults that the settings ask for; gives what sends the last of them, and ends both. */
async function startTelemetry(settings: Settings): Promise<() => Promise<void>> {
  const [tracer, reports] = await Promise.all([openTracing(settings), openFaultReports(settings)])
  const undo = [setTracer(tracer), ...(reports ? [listenToTelemetry(reports)] : [])]
  return async () => {
    for (const each of undo) each()
    await Promise.all([tracer?.stop(), reports?.stop()])
  }
}

type Built = { files: ReadonlyMap<string, WebFile> }

/** Keeps the files of the builds that are about to be served, before any page leads to them: another gateway may be asked for them. */
async function keepBuilds(kept: KeptBuilds, { web, console: staff }: Partial<Record<BuiltApp, Built>>): Promise<void> {
  if (web) await kept.keep('web', web.files)
  if (staff) await kept.keep('console', staff.files)
}

/**
 * Drains the process. /readyz sends proxies elsewhere at once, and calls are answered until they have seen it; then no call is begun any more, and streams end, whose
 * readers come back to another process.
 */
async function leave({ drainState, hub, menuStreams, settings }: Context): Promise<void> {
  drainState.leaving = true
  await wait(settings.drainSeconds * 1000)
  drainState.draining = true
  hub.leave()
  menuStreams.leave()
}

type Pages = Awaited<ReturnType<typeof startPageRendering>>
type Told = { pages: Pages; kick: (worker: string) => void }

function channelsOf(context: Context, { pages, kick }: Told): Record<string, (payload: string) => void> {
  return {
    order_event: (payload) => context.hub.tell(readOrderEventMessage(payload)),
    shop_order: (payload) => context.hub.tellShop(readOrderEventMessage(payload)),
    rider_seen: (payload) => context.hub.show(readRiderPosition(payload)),
    shop_chase: (payload) => context.hub.remind(readShopReminder(payload)),
    group_order: (groupId) => context.hub.tellGroup(groupId),
    catalogue(storeId) {
      readCatalogueAgain(context, storeId)
      if (storeId === '') pages.look()
    },
    outgoing: kick,
  }
}

function catchUp(context: Context, pages: Pages): void {
  context.hub.resync()
  readCatalogueAgain(context, '')
  pages.look()
}

/** The days for which what others' systems were told is kept. */
const webhookDays = 30
/** The days for which a rider's photo of a delivery is kept. */
const photoDays = 30

/**
 * Begins what happens without anybody's call: any number of gateways may do it, and one that runs with `BACKGROUND_WORK=off` leaves it to others. Streams, caches
 * and pages are each gateway's own, and none of it.
 */
function startBackgroundWork(context: Context): { kick: (worker: string) => void; stop: () => Promise<void> } {
  const work = startWorkers(workers, context)
  const others = [startCoPurchaseCounter, startOfferUseCounter, pushOffers, pauseSilentShops, sumDays, forgetGuests, startRounds]
  const begun = others.map((start) => start(context))
  return {
    kick: work.kick,
    async stop() {
      // A round under way ends before its database does.
      await Promise.all(begun.toReversed().map(async (each) => each.stop()))
      await work.stop()
    },
  }
}

/** Does what is done now and then: ends trips that are over, forgets group orders, sessions that have ended, slots and holidays that have passed, old webhooks and papers, photos of deliveries, what support saw or asked for, makes the tables of months to come. */
function startRounds({ db, sessions, slots, catalogue, ...deps }: Context): { stop: () => void } {
  const { webhookDeliveries, printQueues, deliveryPhotos, trips, groups, unmaskings, cancelRequests, clock, log } = deps
  const daysAgo = (days: number) => addMinutes(clock.now(), -days * 24 * 60)
  const tidy = () =>
    Promise.all([
      sessions.sweep(),
      slots.forget(daysAgo(1)),
      catalogue.forgetHolidays(),
      webhookDeliveries.forget(daysAgo(webhookDays)),
      deliveryPhotos.forget(daysAgo(photoDays)),
      trips.endDone(clock.now()),
      groups.forget(db.rows, clock.now() - keptFor),
      unmaskings.forget(clock.now()),
      cancelRequests.forget(clock.now()),
      tidyPrinting({ printQueues, clock }),
      makeMonths(db),
    ])
  const sweep = setInterval(() => void tidy().catch((error: Error) => log.warn({ sweep: error.message })), 600_000)
  return { stop: () => clearInterval(sweep) }
}
