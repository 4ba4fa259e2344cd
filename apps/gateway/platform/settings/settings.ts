import { fileURLToPath } from 'node:url'
import { brandIds, cents } from '@harbour/rules'
import * as v from 'valibot'
import { analyticsOf, AnalyticsKey, google } from './analytics.ts'
import { shellsOf } from './app-shells.ts'
import { botCheckIsWhole, botCheckOf, botCheckVariables } from './bot-check.ts'
import { courierVariables, couriersAreWhole, couriersOf } from './couriers.ts'
import { deploymentOf, deploymentVariables } from './deployment.ts'
import { frontConfigOf } from './front-config.ts'
import { messagesOf, messageVariables } from './messages.ts'
import { origins } from './origins.ts'
import { airwallexIsWhole, antomIsWhole, paymentsOf, paymentVariables, stripeIsWhole } from './payments.ts'
import { posIsWhole, posOf, posVariables } from './pos.ts'
import { pictureStoreIsWhole, pictureStoreOf, pictureStoreVariables } from './picture-store.ts'
import { printingOf, printingVariables } from './printing.ts'
import { productionFaults } from './production.ts'
import { withSecretFiles } from './secret-files.ts'
import { trustProxy } from './trust-proxy.ts'
import { StartupError } from '../startup-error.ts'
import { oidcIsWhole, oidcOf, oidcVariables } from './staff-oidc.ts'
import { telemetryVariables, tracesOf } from './telemetry.ts'
import { mezzofyIsWhole, vendorsOf, vendorVariables } from './voucher-vendors.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const flag = (byDefault: 'on' | 'off') =>
  v.pipe(
    v.optional(v.picklist(['on', 'off']), byDefault),
    v.transform((value) => value === 'on'),
  )
const number = (byDefault: string, most: number) =>
  v.pipe(v.optional(v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/)), byDefault), v.transform(Number), v.maxValue(most))
const anyBrand = Object.values(brandIds).join('|')
const brandList = new RegExp(`^(${anyBrand})(,(${anyBrand}))*$`)

/** Every environment variable that the gateway knows, with what it is when left out. */
const Environment = v.pipe(
  v.object({
    /** A PostgreSQL of your own; left out, the gateway brings one and keeps it in DATA_DIR. */
    DATABASE_URL: v.optional(v.string()),
    /** The chain that an empty catalogue is opened with: by default the demo's on the embedded database, none on a given one. One that is there stays as it is. */
    SEED: v.optional(v.picklist(['demo', 'none'])),
    DATA_DIR: v.optional(v.string(), here('../../../../var')),
    HOST: v.optional(v.string(), '127.0.0.1'),
    /** The number of processes that share the port. */
    WORKERS: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number)), '1'),
    PORT: number('3000', 65_535),
    /** The path that calls are posted to, before the gateway's name. */
    BASE: v.optional(v.pipe(v.string(), v.regex(/^(\/[\w-]+)+$/)), '/api'),
    /** The calls of another gateway, `https://gateway.example/api`, where this one only serves the pages. */
    GATEWAY_BASE: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:[^\s'";,<>]+$/))),
    /** The web apps of other origins that may call this gateway, parted by commas. */
    WEB_ORIGINS: origins,
    /** The web app's origins where they are not this gateway's own: passkeys are made for their hosts, and used on their pages alone. */
    PASSKEY_ORIGINS: origins,
    /** An instant such as 2026-11-30T12:00:00+08:00 at which the gateway's clock starts, to try the evening at noon. */
    CLOCK: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
    /** All rate limits times this. */
    RATE_LIMIT_SCALE: number('1', 1_000_000),
    /** The dollars of one order that one person of the staff may give back alone; more takes two. */
    STAFF_REFUND_LIMIT: number('500', 1_000_000),
    /** `off` lets one person alone publish a version of the catalogue. */
    PUBLISH_FOUR_EYES: flag('on'),
    /** `off` leaves shops open of which all tablets are silent. */
    TABLETS_PAUSE: flag('on'),
    /** The hour, 0 to 12, at which a business day of the shops ends and the next begins. */
    BUSINESS_DAY_ENDS: v.optional(v.pipe(v.string(), v.regex(/^(\d|1[0-2])$/), v.transform(Number)), '6'),
    /** The days after which an order that is over is kept without its guest: name, phone, address, wishes; 0 keeps them. */
    GUEST_DATA_DAYS: v.optional(v.pipe(v.string(), v.regex(/^(0|[3-9]\d|[1-9]\d{2,4})$/), v.transform(Number)), '365'),
    /** The points that one gift of support to a member may have, those that one person gives in a day, and the coupons. */
    GOODWILL_POINTS_LIMIT: number('500', 1_000_000),
    GOODWILL_POINTS_A_DAY: number('3000', 1_000_000),
    GOODWILL_COUPONS_A_DAY: number('10', 1_000),
    /** The number of our proxies that stand before us, or their networks, parted by commas: X-Forwarded-For is believed so far and no further. */
    TRUST_PROXY: trustProxy,
    /** The origins where guests find the pages, `https://order.example`, parted by commas where there are several: providers lead back there alone, and search engines are told the first. */
    PUBLIC_ORIGINS: origins,
    /** The region of network addresses that have none, such as this machine's own: to be taken for a guest from there. */
    IP_REGION: v.optional(v.picklist(['HK', 'MO'])),
    /** `on` where guests come over https: browsers are then told never to come otherwise. */
    BEHIND_TLS: flag('off'),
    /** The bearer token that `GET /metrics` asks for; left out, it is answered on METRICS_PORT of this machine alone, if that is set. */
    METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16))),
    METRICS_PORT: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(65_535))),
    WEB_DIST: v.optional(v.string(), here('../../../web/dist')),
    CONSOLE_DIST: v.optional(v.string(), here('../../../console/dist')),
    /** `off` tells phones to forget what they keep of the app for when they have no network. */
    OFFLINE: flag('on'),
    /** The point of sale under which products are looked up by outside id (spec 9.18). */
    POS_ID: v.optional(v.string(), 'harbour-web'),
    /** Google's analytics (`G-…`) or tag manager (`GTM-…`), of which there may be two; left out, pages speak with neither. */
    GA_KEY: v.optional(AnalyticsKey, ''),
    GA_KEY2: v.optional(AnalyticsKey, ''),
    /** The origins that their scripts come from, and for tests those that what they see goes to. */
    GA_URL: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[^\s'";,/]+$/)), google),
    /** The project of an error-reporting service that speaks as Sentry does; left out, faults stay in our own log. */
    SENTRY_DSN: v.optional(v.pipe(v.string(), v.regex(/^(https?:\/\/\w+@[\w.:-]+(\/[\w.-]+)*\/\d+)?$/)), ''),
    BRAZE_KEY: v.optional(v.string(), ''),
    BRAZE_SAFARI_PUSH_ID: v.optional(v.string(), ''),
    /** The endpoint where Braze takes what its kit says, `https://sdk.iad-01.braze.com`, and the address that the kit is fetched from. */
    BRAZE_ENDPOINT: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https:\/\/[^\s/'";,]+$/)), 'https://sdk.iad-01.braze.com'),
    BRAZE_SDK_URL: v.optional(
      v.pipe(v.string(), v.url(), v.regex(/^https:[^\s'";,]+$/)),
      'https://js.appboycdn.com/web-sdk/6.5/braze.no-module.min.js',
    ),
    /** The key by which push services know us, 32 bytes in base64url, left out one that the database keeps; and whom they write to. */
    PUSH_PRIVATE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))),
    PUSH_CONTACT: v.optional(v.pipe(v.string(), v.regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/)), 'mailto:no-reply@harbour.example'),
    /** Push services beside those of the browsers, by origin, parted by commas; the sandbox's is 30 ports above ours. */
    PUSH_ORIGINS: origins,
    OPEN_MACAU: flag('on'),
    /** The brands whose deliveries ask who is in home quarantine, parted by commas; left out, those that the chain's own data names. */
    QUARANTINE_BRANDS: v.optional(v.pipe(v.string(), v.regex(brandList))),
    /** The scheme of the links that the chain's own app answers to: that of the live app, or of the one under test. */
    APP_SCHEME: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z\d+.-]*$/)), 'harbour-test'),
    /** The origins of shells that may frame the pages, parted by commas, or `none`; by default the sandbox's, 29 ports above ours. */
    APP_SHELL_ORIGINS: v.optional(v.pipe(v.string(), v.regex(/^(none|(https?:\/\/[^\s/,;'"]+(,|$))+)$/))),
    /** `on` lets webhooks go to private networks, and without https: for the sandbox and the tests. The seconds for which an answer to one is waited for. */
    WEBHOOK_ALLOW_PRIVATE: flag('off'),
    WEBHOOK_TIMEOUT: number('10', 30),
    /** The geocoder, which turns words into places: the embedded gazetteer, or a service, its address if it is not the usual one, and its key. */
    GEOCODER: v.optional(v.picklist(['gazetteer', 'als', 'nominatim', 'google']), 'gazetteer'),
    GEOCODER_URL: v.optional(v.pipe(v.string(), v.url(), v.startsWith('http'))),
    GEOCODER_KEY: v.optional(v.string(), ''),
    ...deploymentVariables,
    ...messageVariables,
    ...botCheckVariables,
    ...vendorVariables,
    ...paymentVariables,
    ...courierVariables,
    ...posVariables,
    ...oidcVariables,
    ...pictureStoreVariables,
    ...printingVariables,
    ...telemetryVariables,
    /** Pictures of the ground, `https://tiles.example/{z}/{x}/{y}.png`; left out, the map draws itself. With whom to thank for them. */
    MAP_TILES_URL: v.optional(
      v.pipe(v.string(), v.regex(/^https?:\/\/[^\s'";,]+$/), v.includes('{z}'), v.includes('{x}'), v.includes('{y}')),
    ),
    MAP_TILES_ATTRIBUTION: v.optional(v.string(), ''),
  }),
  v.forward(
    v.check(
      ({ BEHIND_TLS, PUBLIC_ORIGINS, WEB_ORIGINS, PASSKEY_ORIGINS }) =>
        !BEHIND_TLS || [...PUBLIC_ORIGINS, ...WEB_ORIGINS, ...PASSKEY_ORIGINS].length > 0,
      'where guests come over https it must say where that is, such as https://order.example: whoever has paid is led back there',
    ),
    ['PUBLIC_ORIGINS'],
  ),
  v.forward(
    v.check(({ GEOCODER, GEOCODER_KEY }) => GEOCODER !== 'google' || GEOCODER_KEY !== '', 'google asks for a key'),
    ['GEOCODER_KEY'],
  ),
  v.forward(
    v.check((env) => stripeIsWhole(env), 'Stripe asks for both its secrets'),
    ['STRIPE_HOOK_SECRET'],
  ),
  v.forward(
    v.check((env) => airwallexIsWhole(env), 'Airwallex asks for its client, its key and the secret of its webhooks'),
    ['AIRWALLEX_CLIENT_ID'],
  ),
  v.forward(
    v.check((env) => antomIsWhole(env), 'Antom asks for its client, our private key and its public key'),
    ['ANTOM_CLIENT_ID'],
  ),
  v.forward(
    v.check((env) => couriersAreWhole(env), 'Lalamove asks for its key and its secret'),
    ['LALAMOVE_API_SECRET'],
  ),
  v.forward(
    v.check((env) => posIsWhole(env), 'a POS asks for all of its settings, SIMPHONY_URL to SIMPHONY_OPEN_ITEM'),
    ['SIMPHONY_URL'],
  ),
  v.forward(
    v.check((env) => mezzofyIsWhole(env), 'Mezzofy asks for its API secret beside MEZZOFY_KEY, which opens nothing alone any more'),
    ['MEZZOFY_SECRET'],
  ),
  v.forward(
    v.check((env) => botCheckIsWhole(env), 'a managed bot check asks for both its keys'),
    ['BOT_CHECK'],
  ),
  v.forward(
    v.check((env) => oidcIsWhole(env), 'an identity provider asks for all four of its settings'),
    ['STAFF_OIDC_ISSUER'],
  ),
  v.forward(
    v.check((env) => pictureStoreIsWhole(env), 'a bucket asks for its key and its secret'),
    ['PICTURE_STORE_URL'],
  ),
  v.transform((env) => ({
    ...deploymentOf(env),
    databaseUrl: env.DATABASE_URL,
    seed: env.SEED ?? (env.DATABASE_URL === undefined ? ('demo' as const) : ('none' as const)),
    dataDir: env.DATA_DIR,
    host: env.HOST,
    workers: env.WORKERS,
    port: env.PORT,
    base: env.BASE,
    gatewayBase: env.GATEWAY_BASE,
    webOrigins: env.WEB_ORIGINS,
    smsPrice: cents(env.SMS_PRICE),
    publicOrigins: env.PUBLIC_ORIGINS,
    passkeyOrigins: env.PASSKEY_ORIGINS,
    clock: env.CLOCK === undefined ? undefined : Date.parse(env.CLOCK),
    logLevel: env.LOG_LEVEL,
    rateLimitScale: env.RATE_LIMIT_SCALE,
    publishFourEyes: env.PUBLISH_FOUR_EYES,
    /** In cents. */
    staffRefundLimit: Math.round(env.STAFF_REFUND_LIMIT * 100),
    tabletsPause: env.TABLETS_PAUSE,
    /** An hour of the wall clock. */
    businessDayEnds: env.BUSINESS_DAY_ENDS,
    guestDataDays: env.GUEST_DATA_DAYS,
    goodwill: { points: env.GOODWILL_POINTS_LIMIT, pointsADay: env.GOODWILL_POINTS_A_DAY, couponsADay: env.GOODWILL_COUPONS_A_DAY },
    trustProxy: env.TRUST_PROXY,
    ipRegion: env.IP_REGION,
    behindTls: env.BEHIND_TLS,
    metricsToken: env.METRICS_TOKEN,
    metricsPort: env.METRICS_PORT,
    webDist: env.WEB_DIST,
    consoleDist: env.CONSOLE_DIST,
    offline: env.OFFLINE,
    geocoder: { kind: env.GEOCODER, url: env.GEOCODER_URL, key: env.GEOCODER_KEY },
    tiles: env.MAP_TILES_URL === undefined ? null : { url: env.MAP_TILES_URL, attribution: env.MAP_TILES_ATTRIBUTION },
    messages: messagesOf(env),
    webhooks: { allowPrivate: env.WEBHOOK_ALLOW_PRIVATE, timeoutSeconds: env.WEBHOOK_TIMEOUT },
    botCheck: botCheckOf(env),
    vouchers: vendorsOf(env),
    payments: paymentsOf(env),
    couriers: couriersOf(env),
    pos: posOf(env),
    staffOidc: oidcOf(env),
    pictureStore: pictureStoreOf(env),
    printing: printingOf(env),
    traces: tracesOf(env),
    app: { scheme: env.APP_SCHEME, shells: shellsOf(env) },
    posId: env.POS_ID,
    push: { privateKey: env.PUSH_PRIVATE_KEY, subject: env.PUSH_CONTACT, origins: env.PUSH_ORIGINS },
    quarantineBrands: env.QUARANTINE_BRANDS?.split(',').map(Number),
    analytics: analyticsOf(env),
    frontConfig: frontConfigOf(env),
  })),
)

export type Settings = v.InferOutput<typeof Environment>

/** Every setting's name and, where it has one, its default, as docs/operations/settings.md has them. */
export const settingDefaults: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(Environment.entries).map(([name, schema]) => [name, 'default' in schema ? (schema.default ?? '') : '']),
)

/** The settings that an environment gives; a variable that is set to nothing counts as left out, a secret may lie in a file, and what is not fit is refused by name. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(withSecretFiles(environment)).filter(([, value]) => value !== ''))
  const known = v.safeParse(Environment, given)
  if (!known.success) throw new StartupError(known.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('\n'))
  const faults = known.output.mode === 'production' ? productionFaults(given) : []
  if (faults.length > 0) throw new StartupError(faults.map(({ name, fault }) => `${name}: ${fault}`).join('\n'))
  return known.output
}
