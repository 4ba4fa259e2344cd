import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const flag = (byDefault: 'on' | 'off') =>
  v.pipe(
    v.optional(v.picklist(['on', 'off']), byDefault),
    v.transform((value) => value === 'on'),
  )
const number = (byDefault: string, most: number) =>
  v.pipe(v.optional(v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/)), byDefault), v.transform(Number), v.maxValue(most))

/** Every environment variable that the gateway knows, with what it is when left out. */
const Environment = v.pipe(
  v.object({
    /** A PostgreSQL of your own; left out, the gateway brings one and keeps it in DATA_DIR. */
    DATABASE_URL: v.optional(v.string()),
    DATA_DIR: v.optional(v.string(), here('../../var')),
    HOST: v.optional(v.string(), '127.0.0.1'),
    PORT: number('3000', 65_535),
    /** Where calls are posted to, before the gateway's name. */
    BASE: v.optional(v.pipe(v.string(), v.regex(/^(\/[\w-]+)+$/)), '/api'),
    /** The calls of another gateway, `https://gateway.example/api`, where this one only serves the pages. */
    GATEWAY_BASE: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:[^\s'";,<>]+$/))),
    /** The web apps of other origins that may call this gateway, parted by commas. */
    WEB_ORIGINS: v.optional(v.pipe(v.string(), v.regex(/^(https?:\/\/[^\s/,]+,?)*$/)), ''),
    /** The web app's origins where they are not this gateway's own: passkeys are made for their hosts, and used on their pages alone. */
    PASSKEY_ORIGINS: v.optional(v.pipe(v.string(), v.regex(/^(https?:\/\/[^\s/,]+,?)*$/)), ''),
    /** An instant such as 2026-11-30T12:00:00+08:00 at which the gateway's clock starts, to try the evening at noon. */
    CLOCK: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
    /** All rate limits times this. */
    RATE_LIMIT_SCALE: number('1', 1_000_000),
    /** `on` where a proxy of ours sets X-Forwarded-For. */
    TRUST_PROXY: flag('off'),
    /** `on` where guests come over https: browsers are then told never to come otherwise. */
    BEHIND_TLS: flag('off'),
    /** What `GET /metrics` asks for as a bearer; left out, only the machine itself may ask. */
    METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16))),
    WEB_DIST: v.optional(v.string(), here('../web/dist')),
    /** The point of sale under which products are looked up by outside id (spec 9.18). */
    POS_ID: v.optional(v.string(), 'harbour-web'),
    GA_KEY: v.optional(v.string(), ''),
    GA_KEY2: v.optional(v.string(), ''),
    BRAZE_KEY: v.optional(v.string(), ''),
    BRAZE_SAFARI_PUSH_ID: v.optional(v.string(), ''),
    OPEN_MACAU: flag('on'),
    /** Where SMS and emails are left that no provider carries: the sandbox's outbox, by default 25 ports above ours. */
    OUTBOX_URL: v.optional(v.pipe(v.string(), v.url())),
    /** An SMS provider's webhook that takes `{ from, to, text }` as JSON, its bearer token, and who the SMS are from. */
    SMS_URL: v.optional(v.pipe(v.string(), v.url())),
    SMS_TOKEN: v.optional(v.string()),
    SMS_FROM: v.optional(v.string(), 'Harbour'),
    /** The host of the web app, `order.example`: phones then offer its codes to its pages and to no others. */
    SMS_DOMAIN: v.optional(v.pipe(v.string(), v.regex(/^[a-z\d.-]+$/))),
    /** A mail server, `smtps://user:password@mail.example`, and who the emails are from. */
    SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//))),
    EMAIL_FROM: v.optional(v.string(), 'Harbour <no-reply@harbour.example>'),
    /** Who turns words into places: the embedded gazetteer, or a service, where it is reached if not at its own address, and its key. */
    GEOCODER: v.optional(v.picklist(['gazetteer', 'als', 'nominatim', 'google']), 'gazetteer'),
    GEOCODER_URL: v.optional(v.pipe(v.string(), v.url(), v.startsWith('http'))),
    GEOCODER_KEY: v.optional(v.string(), ''),
    /** Whose vouchers are taken, parted by commas, or `none`; and where the sandbox plays them all, by default 27 ports above ours. */
    VOUCHER_VENDORS: v.optional(
      v.pipe(v.string(), v.regex(/^(none|((candao|storellect|yuu|mezzofy)(,|$))+)$/)),
      'candao,storellect,yuu,mezzofy',
    ),
    VOUCHER_URL: v.optional(v.pipe(v.string(), v.url(), v.startsWith('http'))),
    /** Where each vendor itself is reached, and what it knows us by; left out, the sandbox's, which opens nothing else. */
    CANDAO_URL: v.optional(v.pipe(v.string(), v.url(), v.startsWith('http'))),
    CANDAO_APP: v.optional(v.string(), 'harbour'),
    CANDAO_SECRET: v.optional(v.string(), 'candao-sandbox-secret'),
    STORELLECT_URL: v.optional(v.pipe(v.string(), v.url(), v.startsWith('http'))),
    STORELLECT_CLIENT: v.optional(v.string(), 'harbour'),
    STORELLECT_SECRET: v.optional(v.string(), 'storellect-sandbox-secret'),
    YUU_URL: v.optional(v.pipe(v.string(), v.url(), v.startsWith('http'))),
    YUU_CLIENT: v.optional(v.string(), 'harbour'),
    YUU_SECRET: v.optional(v.string(), 'yuu-sandbox-secret'),
    MEZZOFY_URL: v.optional(v.pipe(v.string(), v.url(), v.startsWith('http'))),
    MEZZOFY_KEY: v.optional(v.string(), 'mezzofy-sandbox-key'),
    /** Where the sandbox plays the payment provider, by default 28 ports above ours, and what it knows us by; the public key goes to browsers. */
    PAY_SANDBOX_URL: v.optional(v.pipe(v.string(), v.url(), v.startsWith('http'))),
    PAY_SANDBOX_KEY: v.optional(v.string(), 'sk_sandbox_harbour'),
    PAY_SANDBOX_HOOK_SECRET: v.optional(v.string(), 'whsec_sandbox_harbour'),
    PAY_SANDBOX_PUBLIC_KEY: v.optional(v.string(), 'pk_sandbox_harbour'),
    /** Stripe's key for servers, and the secret that its notices are signed with. Where they are set the sandbox is left out, unless it is named. */
    STRIPE_SECRET_KEY: v.optional(v.pipe(v.string(), v.regex(/^[sr]k_(test|live)_\w+$/))),
    STRIPE_HOOK_SECRET: v.optional(v.pipe(v.string(), v.regex(/^whsec_\w+$/))),
    STRIPE_API_URL: v.optional(v.pipe(v.string(), v.url(), v.startsWith('http')), 'https://api.stripe.com'),
    /** Pictures of the ground, `https://tiles.example/{z}/{x}/{y}.png`; left out, the map draws itself. With whom to thank for them. */
    MAP_TILES_URL: v.optional(
      v.pipe(v.string(), v.regex(/^https?:\/\/[^\s'";,]+$/), v.includes('{z}'), v.includes('{x}'), v.includes('{y}')),
    ),
    MAP_TILES_ATTRIBUTION: v.optional(v.string(), ''),
  }),
  v.forward(
    v.check(({ GEOCODER, GEOCODER_KEY }) => GEOCODER !== 'google' || GEOCODER_KEY !== '', 'google asks for a key'),
    ['GEOCODER_KEY'],
  ),
  v.forward(
    v.check(
      ({ STRIPE_SECRET_KEY, STRIPE_HOOK_SECRET }) => (STRIPE_SECRET_KEY === undefined) === (STRIPE_HOOK_SECRET === undefined),
      'Stripe asks for both its secrets',
    ),
    ['STRIPE_HOOK_SECRET'],
  ),
  v.transform((env) => ({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    host: env.HOST,
    port: env.PORT,
    base: env.BASE,
    gatewayBase: env.GATEWAY_BASE,
    webOrigins: env.WEB_ORIGINS.split(',').filter(Boolean),
    passkeyOrigins: env.PASSKEY_ORIGINS.split(',').filter(Boolean),
    clock: env.CLOCK === undefined ? undefined : Date.parse(env.CLOCK),
    logLevel: env.LOG_LEVEL,
    rateLimitScale: env.RATE_LIMIT_SCALE,
    trustProxy: env.TRUST_PROXY,
    behindTls: env.BEHIND_TLS,
    metricsToken: env.METRICS_TOKEN,
    webDist: env.WEB_DIST,
    geocoder: { kind: env.GEOCODER, url: env.GEOCODER_URL, key: env.GEOCODER_KEY },
    tiles: env.MAP_TILES_URL === undefined ? null : { url: env.MAP_TILES_URL, attribution: env.MAP_TILES_ATTRIBUTION },
    messages: {
      outboxUrl: env.OUTBOX_URL?.replace(/\/$/, '') ?? `http://127.0.0.1:${env.PORT + 25}`,
      smsUrl: env.SMS_URL,
      smsToken: env.SMS_TOKEN,
      smsFrom: env.SMS_FROM,
      smsDomain: env.SMS_DOMAIN,
      smtpUrl: env.SMTP_URL,
      emailFrom: env.EMAIL_FROM,
    },
    vouchers: vendorsOf(env),
    payments: paymentsOf(env),
    posId: env.POS_ID,
    frontConfig: {
      gaKey: env.GA_KEY,
      gaKey2: env.GA_KEY2,
      brazeKey: env.BRAZE_KEY,
      brazeSafariWebsitePushId: env.BRAZE_SAFARI_PUSH_ID,
      isOpenMo: env.OPEN_MACAU,
    },
  })),
)

export type Settings = v.InferOutput<typeof Environment>

type VendorVariable = `${'CANDAO' | 'STORELLECT' | 'YUU' | 'MEZZOFY'}_URL` | 'VOUCHER_URL'
type VendorSecret = 'CANDAO_APP' | 'CANDAO_SECRET' | 'STORELLECT_CLIENT' | 'STORELLECT_SECRET' | 'YUU_CLIENT' | 'YUU_SECRET' | 'MEZZOFY_KEY'
type VendorEnvironment = { PORT: number; VOUCHER_VENDORS: string } & Record<VendorSecret, string> & Partial<Record<VendorVariable, string>>

/** Each vendor of vouchers that is asked for; null for the others. */
function vendorsOf(env: VendorEnvironment) {
  const named = env.VOUCHER_VENDORS.split(',')
  const base = env.VOUCHER_URL ?? `http://127.0.0.1:${env.PORT + 27}`
  const at = (name: string, own: string | undefined) => (own ?? `${base.replace(/\/$/, '')}/${name}`).replace(/\/$/, '')
  const wanted = <T>(name: string, settings: T): T | null => (named.includes(name) ? settings : null)
  return {
    candao: wanted('candao', { url: at('candao', env.CANDAO_URL), app: env.CANDAO_APP, secret: env.CANDAO_SECRET }),
    storellect: wanted('storellect', {
      url: at('storellect', env.STORELLECT_URL),
      client: env.STORELLECT_CLIENT,
      secret: env.STORELLECT_SECRET,
    }),
    yuu: wanted('yuu', { url: at('yuu', env.YUU_URL), client: env.YUU_CLIENT, secret: env.YUU_SECRET }),
    mezzofy: wanted('mezzofy', { url: at('mezzofy', env.MEZZOFY_URL), key: env.MEZZOFY_KEY }),
  }
}

type PaySecret = `PAY_SANDBOX_${'KEY' | 'HOOK_SECRET' | 'PUBLIC_KEY'}` | 'STRIPE_API_URL'
type PayVariable = 'PAY_SANDBOX_URL' | 'STRIPE_SECRET_KEY' | 'STRIPE_HOOK_SECRET'
type PayEnvironment = { PORT: number } & Record<PaySecret, string> & Partial<Record<PayVariable, string>>

/** Who takes money: Stripe where its secrets are set, and the sandbox where it is named or nobody else is. */
function paymentsOf(env: PayEnvironment) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_HOOK_SECRET: hookSecret } = env
  const stripe = secretKey && hookSecret ? { secretKey, hookSecret, url: env.STRIPE_API_URL } : null
  const sandbox = {
    url: (env.PAY_SANDBOX_URL ?? `http://127.0.0.1:${env.PORT + 28}`).replace(/\/$/, ''),
    key: env.PAY_SANDBOX_KEY,
    hookSecret: env.PAY_SANDBOX_HOOK_SECRET,
    publicKey: env.PAY_SANDBOX_PUBLIC_KEY,
  }
  return { stripe, sandbox: stripe === null || env.PAY_SANDBOX_URL !== undefined ? sandbox : null }
}

/** The settings that an environment gives; a variable that is set to nothing counts as left out, and one that makes no sense is refused by name. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.entries(environment).filter(([, value]) => value !== '')
  const known = v.safeParse(Environment, Object.fromEntries(given))
  if (known.success) return known.output
  throw new Error(known.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('\n'))
}
