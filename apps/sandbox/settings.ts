import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import * as v from 'valibot'

const Environment = v.object({
  /** Where the gateway is reached, without a path. */
  GATEWAY_URL: v.optional(v.pipe(v.string(), v.url()), 'http://127.0.0.1:3000'),
  BASE: v.optional(v.string(), '/api'),
  DATA_DIR: v.optional(v.string(), fileURLToPath(new URL('../../var', import.meta.url))),
  /** How many times faster than a real kitchen this one works; 30 makes a twenty-minute pizza in forty seconds. */
  KITCHEN_SPEED: v.optional(v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/), v.transform(Number), v.minValue(0.1), v.maxValue(100_000)), '30'),
  /** Where the outbox of SMS and emails is read, on this machine only; by default 25 ports above the gateway. */
  OUTBOX_PORT: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(65_535))),
  /** Where the geocoding services of the outside world are played, on this machine only; by default 26 ports above the gateway. */
  GEOCODERS_PORT: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(65_535))),
  /** Where the vendors of vouchers are played, on this machine only; by default 27 ports above the gateway. */
  VOUCHERS_PORT: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(65_535))),
  /** The instant at which the gateway's clock starts, so that vouchers are good on the evening that is tried at noon. */
  CLOCK: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
})

export type Settings = {
  gatewayUrl: string
  base: string
  keysFile: string
  speed: number
  outboxPort: number
  geocodersPort: number
  vouchersPort: number
  clock: number | undefined
  logLevel: string
}

/** The sandbox's settings from an environment; what makes no sense is refused by name. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.entries(environment).filter(([, value]) => value !== '')
  const known = v.safeParse(Environment, Object.fromEntries(given))
  if (!known.success) throw new Error(known.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('\n'))
  const { GATEWAY_URL, BASE, DATA_DIR, KITCHEN_SPEED, OUTBOX_PORT, GEOCODERS_PORT, VOUCHERS_PORT, CLOCK, LOG_LEVEL } = known.output
  return {
    gatewayUrl: GATEWAY_URL.replace(/\/$/, ''),
    base: BASE,
    keysFile: join(DATA_DIR, 'shop-keys.json'),
    speed: KITCHEN_SPEED,
    outboxPort: OUTBOX_PORT ?? Number(new URL(GATEWAY_URL).port || 80) + 25,
    geocodersPort: GEOCODERS_PORT ?? Number(new URL(GATEWAY_URL).port || 80) + 26,
    vouchersPort: VOUCHERS_PORT ?? Number(new URL(GATEWAY_URL).port || 80) + 27,
    clock: CLOCK === undefined ? undefined : Date.parse(CLOCK),
    logLevel: LOG_LEVEL,
  }
}
