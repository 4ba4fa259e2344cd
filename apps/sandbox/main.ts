import { readFile } from 'node:fs/promises'
import { pino } from 'pino'
import * as v from 'valibot'
import { createShell } from './app-shell/shell.ts'
import { createCollector } from './collector/collector.ts'
import { createCouriers } from './couriers/couriers.ts'
import { createGeocoders } from './geocoders/geocoders.ts'
import { gatewayClient } from './kitchen/gateway-client.ts'
import { openKitchen } from './kitchen/kitchen.ts'
import { answersOrders, demoShopBehaviours } from './kitchen/shop-state.ts'
import { createTickets } from './kitchen/tickets.ts'
import { openShopStateReporter } from './kitchen/shop-state-reporter.ts'
import { clockAhead } from './clock-ahead.ts'
import { createOutbox } from './outbox/outbox.ts'
import { createPayments } from './payments/payments.ts'
import { createPos } from './pos/pos.ts'
import { createPrinter } from './printer/printer.ts'
import { createPush } from './push/push.ts'
import { createRushHour } from './rush-hour/rush-hour.ts'
import { readSettings } from './settings.ts'
import { exitOnStartupError } from './startup-error.ts'
import { createVouchers } from './vouchers/vouchers.ts'

exitOnStartupError()
const settings = readSettings(process.env)
const log = pino({ level: settings.logLevel, name: 'sandbox' })
const keys = v.parse(v.record(v.string(), v.string()), JSON.parse(await readFile(settings.keysFile, 'utf8')))
const gateway = gatewayClient(settings)
const tickets = createTickets()
const kitchens = Object.entries(keys).flatMap(([storeId, key]) =>
  answersOrders(storeId) ? [openKitchen({ till: { storeId, key }, gateway, speed: settings.speed, tickets, log })] : [],
)
const tills = Object.entries(keys).flatMap(([storeId, key]) => {
  const behaviour = demoShopBehaviours[storeId]
  return behaviour ? [openShopStateReporter({ till: { storeId, key }, behaviour, gateway, log })] : []
})
const printer = createPrinter()
printer.server.on('error', (fault) => log.warn({ printer: fault.message }))
printer.server.listen(settings.printerPort, '127.0.0.1', () => log.info({ printer: `127.0.0.1:${settings.printerPort}` }))
const outbox = createOutbox({ tickets, printer, rushHour: createRushHour(settings) })
// The kitchens work without it; who waits for a code is told where it is not.
outbox.on('error', (fault) => log.warn({ outbox: fault.message }))
outbox.listen(settings.outboxPort, '127.0.0.1', () => log.info({ outbox: `http://127.0.0.1:${settings.outboxPort}` }))
const geocoders = createGeocoders()
geocoders.on('error', (fault) => log.warn({ geocoders: fault.message }))
geocoders.listen(settings.geocodersPort, '127.0.0.1', () => log.info({ geocoders: `http://127.0.0.1:${settings.geocodersPort}` }))
// A vendor's vouchers are good around the day that the gateway has, and a payment's window is one of its minutes.
const ahead = clockAhead(settings)
const now = () => Date.now() + ahead
const vouchers = createVouchers({ now, file: settings.vouchersFile, harbour: settings.gatewayUrl })
vouchers.on('error', (fault) => log.warn({ vouchers: fault.message }))
vouchers.listen(settings.vouchersPort, '127.0.0.1', () => log.info({ vouchers: `http://127.0.0.1:${settings.vouchersPort}` }))
const shellUrl = `http://127.0.0.1:${settings.shellPort}`
const paymentsUrl = `http://127.0.0.1:${settings.paymentsPort}`
const payments = createPayments({ file: settings.paymentsFile, hookUrl: `${settings.gatewayUrl}/hooks/sandbox`, now, framedBy: shellUrl })
payments.on('error', (fault) => log.warn({ payments: fault.message }))
payments.listen(settings.paymentsPort, settings.paymentsHost, () => log.info({ payments: paymentsUrl }))
const shell = createShell({ ...settings, paymentsUrl, outboxUrl: `http://127.0.0.1:${settings.outboxPort}` })
shell.on('error', (fault) => log.warn({ shell: fault.message }))
shell.listen(settings.shellPort, '127.0.0.1', () => log.info({ shell: shellUrl }))
const couriers = createCouriers({ hookUrl: `${settings.gatewayUrl}/hooks/couriers/lalamove`, now })
couriers.on('error', (fault) => log.warn({ couriers: fault.message }))
couriers.listen(settings.couriersPort, '127.0.0.1', () => log.info({ couriers: `http://127.0.0.1:${settings.couriersPort}` }))
const pos = createPos({ now })
pos.on('error', (fault) => log.warn({ pos: fault.message }))
pos.listen(settings.posPort, '127.0.0.1', () => log.info({ pos: `http://127.0.0.1:${settings.posPort}` }))
const push = createPush()
push.on('error', (fault) => log.warn({ push: fault.message }))
push.listen(settings.pushPort, '127.0.0.1', () => log.info({ push: `http://127.0.0.1:${settings.pushPort}` }))
const collector = createCollector()
collector.on('error', (fault) => log.warn({ collector: fault.message }))
collector.listen(settings.collectorPort, '127.0.0.1', () => log.info({ collector: `http://127.0.0.1:${settings.collectorPort}` }))
log.info({ shops: kitchens.length, speed: settings.speed }, 'the kitchens are open')

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void Promise.all([...kitchens, ...tills].map((each) => each.close())).then(() => process.exit(0)))
}
