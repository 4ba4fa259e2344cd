import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import * as v from 'valibot'
import { SetupFault } from './startup-error.ts'

const Environment = v.object({
  /** The address of the gateway, without a path. */
  GATEWAY_URL: v.optional(v.pipe(v.string(), v.url()), 'http://127.0.0.1:3000'),
  BASE: v.optional(v.string(), '/api'),
  DATA_DIR: v.optional(v.string(), fileURLToPath(new URL('../../var', import.meta.url))),
  /** The speed of this kitchen against a real one; 30 makes a twenty-minute pizza in forty seconds. */
  KITCHEN_SPEED: v.optional(v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/), v.transform(Number), v.minValue(0.1), v.maxValue(100_000)), '30'),
  /** The port of the outbox of SMS and emails, on this machine only; by default 25 ports above the gateway. */
  OUTBOX_PORT: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(65_535))),
  /** The port of the outside world's geocoding services, on this machine only; by default 26 ports above the gateway. */
  GEOCODERS_PORT: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(65_535))),
  /** The port of the vendors of vouchers, on this machine only; by default 27 ports above the gateway. */
  VOUCHERS_PORT: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(65_535))),
  /** The vendors' journal; by default sandbox-vouchers.jsonl in DATA_DIR. */
  VOUCHERS_FILE: v.optional(v.string()),
  /** The address on which the shop is open: so are the pages where guests pay, and everything else of the sandbox to this machine only. */
  HOST: v.optional(v.string(), '127.0.0.1'),
  /** The port of the payment provider; by default 28 ports above the gateway. */
  PAYMENTS_PORT: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(65_535))),
  /** The provider's journal; by default sandbox-payments.jsonl in DATA_DIR. */
  PAYMENTS_FILE: v.optional(v.string()),
  /** The port of the chain's own app, on this machine only; by default 29 ports above the gateway. */
  SHELL_PORT: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(65_535))),
  /** The port of a push service, on this machine only; by default 30 ports above the gateway. */
  PUSH_PORT: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(65_535))),
  /** The port of analytics and an error-reporting service, on this machine only; by default 31 ports above the gateway. */
  COLLECTOR_PORT: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(65_535))),
  /** The port of a receipt printer, on this machine only; by default 32 ports above the gateway. */
  PRINTER_PORT: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(65_535))),
  /** The port of a courier company, on this machine only; by default 33 ports above the gateway. */
  COURIERS_PORT: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(65_535))),
  /** The port of a shop's POS, on this machine only; by default 34 ports above the gateway. */
  POS_PORT: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(65_535))),
  /** The instant at which the gateway's clock first started, so that vouchers are good on the evening that is tried at noon. */
  CLOCK: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
})

export type Settings = {
  gatewayUrl: string
  base: string
  dataDir: string
  keysFile: string
  speed: number
  outboxPort: number
  geocodersPort: number
  vouchersPort: number
  vouchersFile: string
  paymentsHost: string
  paymentsPort: number
  paymentsFile: string
  shellPort: number
  pushPort: number
  collectorPort: number
  printerPort: number
  couriersPort: number
  posPort: number
  clock: number | undefined
  logLevel: string
}

/** The sandbox's settings from an environment; what makes no sense is refused by name. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.entries(environment).filter(([, value]) => value !== '')
  const known = v.safeParse(Environment, Object.fromEntries(given))
  if (!known.success) throw new SetupFault(known.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('\n'))
  const {
    GATEWAY_URL,
    BASE,
    DATA_DIR,
    KITCHEN_SPEED,
    OUTBOX_PORT,
    GEOCODERS_PORT,
    VOUCHERS_PORT,
    VOUCHERS_FILE,
    HOST,
    PAYMENTS_PORT,
    PAYMENTS_FILE,
    SHELL_PORT,
    PUSH_PORT,
    COLLECTOR_PORT,
    PRINTER_PORT,
    COURIERS_PORT,
    POS_PORT,
    CLOCK,
    LOG_LEVEL,
  } = known.output
  const gatewayPort = Number(new URL(GATEWAY_URL).port || 80)
  return {
    gatewayUrl: GATEWAY_URL.replace(/\/$/, ''),
    base: BASE,
    dataDir: DATA_DIR,
    keysFile: join(DATA_DIR, 'shop-keys.json'),
    speed: KITCHEN_SPEED,
    outboxPort: OUTBOX_PORT ?? gatewayPort + 25,
    geocodersPort: GEOCODERS_PORT ?? gatewayPort + 26,
    vouchersPort: VOUCHERS_PORT ?? gatewayPort + 27,
    vouchersFile: VOUCHERS_FILE ?? join(DATA_DIR, 'sandbox-vouchers.jsonl'),
    // The gateway asks it at this machine's own address, whatever else the shop is open to.
    paymentsHost: /^(127\.|localhost$|::1$)/.test(HOST) ? '127.0.0.1' : HOST.includes(':') ? '::' : '0.0.0.0',
    paymentsPort: PAYMENTS_PORT ?? gatewayPort + 28,
    paymentsFile: PAYMENTS_FILE ?? join(DATA_DIR, 'sandbox-payments.jsonl'),
    shellPort: SHELL_PORT ?? gatewayPort + 29,
    pushPort: PUSH_PORT ?? gatewayPort + 30,
    collectorPort: COLLECTOR_PORT ?? gatewayPort + 31,
    printerPort: PRINTER_PORT ?? gatewayPort + 32,
    couriersPort: COURIERS_PORT ?? gatewayPort + 33,
    posPort: POS_PORT ?? gatewayPort + 34,
    clock: CLOCK === undefined ? undefined : Date.parse(CLOCK),
    logLevel: LOG_LEVEL,
  }
}
