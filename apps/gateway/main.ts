import { addMinutes } from '@harbour/rules'
import { buildApp, closeApp } from './http/app.ts'
import type { Context } from './context.ts'
import { openMetricsPort } from './http/routes/health-routes.ts'
import { listen } from './platform/database/listener.ts'
import { readChase, readNotice, readSighting } from './http/sse/notices.ts'
import { createLog } from './platform/log.ts'
import { openClock } from './platform/clock.ts'
import { openContext } from './open-context.ts'
import { seed } from './modules/catalogue/seed.ts'
import { readSettings, type Settings } from './platform/settings/settings.ts'
import { openDatabase } from './platform/database/database.ts'
import { exitOnStartupError } from './platform/startup-error.ts'
import { startEmbedded } from './platform/embedded.ts'
import { migrate } from './platform/database/migrate.ts'
import { countTogether } from './modules/catalogue/count-together.ts'
import { chaseShops } from './modules/ordering/workers/chase-shops.ts'
import { expireOrders } from './modules/ordering/workers/expire-orders.ts'
import { firePreorders } from './modules/ordering/workers/fire-preorders.ts'
import { payBack } from './modules/payments/workers/pay-back.ts'
import { pushOrderSteps } from './modules/push/push-order-steps.ts'
import { pushOffers } from './modules/push/push-offers.ts'
import { readPayments } from './modules/payments/workers/read-payments.ts'
import { sweepCards } from './modules/payments/workers/sweep-cards.ts'
import { sweepHolds } from './modules/vouchers/sweep-holds.ts'
import { capturePayments } from './modules/payments/workers/capture-payments.ts'
import { readWebBuild } from './http/routes/web-build.ts'

const settings = settingsHere()
const log = createLog(settings.logLevel)
/** Those who see money and orders to their ends. */
const money = [readPayments, expireOrders, capturePayments, chaseShops, payBack]
/** Takes down what has been started, the last first. */
const undo: (() => unknown)[] = []

try {
  await start()
} catch (error) {
  await stop()
  exitOnStartupError(error)
}

function settingsHere(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    return exitOnStartupError(error)
  }
}

async function start(): Promise<void> {
  const { url, stop: stopServer } = await databaseServer()
  undo.unshift(stopServer)
  const db = openDatabase(url)
  undo.unshift(db.stop)
  await migrate(db)
  await seed({ db, dataDir: settings.dataDir })
  const context = await openContext({ settings, db, log, clock: await openClock(settings) })
  const listener = await listen({ url, log, channels: channelsOf(context), onGap: () => catchUp(context) })
  undo.unshift(listener.stop)
  undo.unshift(startRounds(context).stop)
  undo.unshift(firePreorders(context).stop)
  undo.unshift(sweepHolds(context).stop)
  undo.unshift(sweepCards(context).stop)
  undo.unshift(countTogether(context).stop)
  undo.unshift(pushOrderSteps(context).stop)
  undo.unshift(pushOffers(context).stop)
  for (const begin of money) undo.unshift(begin(context).stop)
  const webBuild = await readWebBuild(settings.webDist)
  if (!webBuild) log.warn({ web: `nothing is built in ${settings.webDist}: calls are answered, pages are not` })
  const app = buildApp(context, { webBuild })
  undo.unshift(() => closeApp(app))
  const address = await app.listen({ host: settings.host, port: settings.port })
  undo.unshift(await openMetricsPort(context))
  log.info({ listening: address })
  undo.unshift(() => leave(context))
  let stopping: Promise<void> | undefined
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void (stopping ??= stop()))
}

/** From here on no call is begun; streams end, and their readers come back to the next process. */
function leave({ drainState, hub }: Context): void {
  drainState.draining = true
  hub.leave()
}

async function stop(): Promise<void> {
  log.info({ stopping: true })
  for (let task = undo.shift(); task; task = undo.shift()) await task()
}

async function databaseServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  if (settings.databaseUrl) return { url: settings.databaseUrl, stop: async () => {} }
  return startEmbedded({ dataDir: settings.dataDir, log: (line) => log.warn({ database: line }) })
}

function channelsOf(context: Context): Record<string, (payload: string) => void> {
  return {
    order_event: (payload) => context.hub.tell(readNotice(payload)),
    rider_seen: (payload) => context.hub.show(readSighting(payload)),
    shop_chase: (payload) => context.hub.chase(readChase(payload)),
    catalogue: () => reload(context),
  }
}

function catchUp(context: Context): void {
  context.hub.resync()
  reload(context)
}

function reload({ catalogue, log: lines }: Context): void {
  catalogue.reload().catch((error: Error) => lines.error({ catalogue: 'reading it again failed', fault: error.message }))
}

/** Does what is done now and then: sends a heartbeat on open streams, and forgets sessions that have ended and slots that have passed. */
function startRounds({ hub, sessions, slots, clock }: Context): { stop: () => void } {
  const beat = setInterval(() => hub.beat(), 20_000)
  const forget = () => Promise.all([sessions.sweep(), slots.forget(addMinutes(clock.now(), -24 * 60))])
  const sweep = setInterval(() => void forget().catch((error: Error) => log.warn({ sweep: error.message })), 600_000)
  return {
    stop() {
      clearInterval(beat)
      clearInterval(sweep)
    },
  }
}
