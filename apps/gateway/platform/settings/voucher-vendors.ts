import * as v from 'valibot'

const sandboxMezzofy = { key: 'mezzofy-sandbox-key', secret: 'mezzofy-sandbox-secret' }

/** The vendors whose vouchers are taken, where each is reached, and what it knows us by. */
export const vendorVariables = {
  /** The vendors whose vouchers are taken, parted by commas, or `none`; and the address where the sandbox plays them all, by default 27 ports above ours. */
  VOUCHER_VENDORS: v.optional(
    v.pipe(v.string(), v.regex(/^(none|((candao|storellect|yuu|mezzofy)(,|$))+)$/)),
    'candao,storellect,yuu,mezzofy',
  ),
  VOUCHER_URL: v.optional(v.pipe(v.string(), v.url(), v.startsWith('http'))),
  /** The address of each vendor itself, and what it knows us by; left out, the sandbox's, which opens nothing else. */
  CANDAO_URL: v.optional(v.pipe(v.string(), v.url(), v.startsWith('http'))),
  CANDAO_APP: v.optional(v.string(), 'harbour'),
  CANDAO_SECRET: v.optional(v.string(), 'candao-sandbox-secret'),
  STORELLECT_URL: v.optional(v.pipe(v.string(), v.url(), v.startsWith('http'))),
  STORELLECT_CLIENT: v.optional(v.string(), 'harbour'),
  STORELLECT_SECRET: v.optional(v.string(), 'storellect-sandbox-secret'),
  YUU_URL: v.optional(v.pipe(v.string(), v.url(), v.startsWith('http'))),
  YUU_CLIENT: v.optional(v.string(), 'harbour'),
  YUU_SECRET: v.optional(v.string(), 'yuu-sandbox-secret'),
  /** The address where the partner publishes the keys of its tokens, whose they are and for whom, and its app, to which guests go back. */
  YUU_JWKS_URL: v.optional(v.pipe(v.string(), v.url(), v.startsWith('http'))),
  YUU_ISSUER: v.optional(v.string(), 'https://pearl.example'),
  YUU_AUD: v.optional(v.string(), 'harbour'),
  YUU_APP_URL: v.optional(v.pipe(v.string(), v.url(), v.startsWith('http'))),
  /** Mezzofy's API key and API secret, its merchant where that is not the secret itself, as its papers have it, and the outlet of ours that redemptions are booked to. */
  MEZZOFY_URL: v.optional(v.pipe(v.string(), v.url(), v.startsWith('http'))),
  MEZZOFY_KEY: v.optional(v.string(), sandboxMezzofy.key),
  MEZZOFY_SECRET: v.optional(v.string(), sandboxMezzofy.secret),
  MEZZOFY_MERCHANT: v.optional(v.string()),
  MEZZOFY_OUTLET: v.optional(v.string(), 'harbour'),
}

const Environment = v.object(vendorVariables)
type VendorEnvironment = v.InferOutput<typeof Environment> & { PORT: number }

/** A key of Mezzofy's own comes with its secret: alone, as it was once enough, it opens nothing. */
export function mezzofyIsWhole({ VOUCHER_VENDORS, MEZZOFY_KEY, MEZZOFY_SECRET }: v.InferOutput<typeof Environment>): boolean {
  const isTaken = VOUCHER_VENDORS.split(',').includes('mezzofy')
  return !isTaken || MEZZOFY_KEY === sandboxMezzofy.key || MEZZOFY_SECRET !== sandboxMezzofy.secret
}

/** Each vendor of vouchers that is asked for; null for the others. */
export function vendorsOf(env: VendorEnvironment) {
  const named = env.VOUCHER_VENDORS.split(',')
  const base = env.VOUCHER_URL ?? `http://127.0.0.1:${env.PORT + 27}`
  const at = (name: string, own: string | undefined) => (own ?? `${base.replace(/\/$/, '')}/${name}`).replace(/\/$/, '')
  const yuu = at('yuu', env.YUU_URL)
  const wanted = <T>(name: string, settings: T): T | null => (named.includes(name) ? settings : null)
  return {
    candao: wanted('candao', { url: at('candao', env.CANDAO_URL), app: env.CANDAO_APP, secret: env.CANDAO_SECRET }),
    storellect: wanted('storellect', {
      url: at('storellect', env.STORELLECT_URL),
      client: env.STORELLECT_CLIENT,
      secret: env.STORELLECT_SECRET,
    }),
    yuu: wanted('yuu', {
      url: yuu,
      client: env.YUU_CLIENT,
      secret: env.YUU_SECRET,
      jwksUrl: env.YUU_JWKS_URL ?? `${yuu}/.well-known/jwks.json`,
      issuer: env.YUU_ISSUER,
      audience: env.YUU_AUD,
      appUrl: env.YUU_APP_URL ?? `${yuu}/app`,
    }),
    mezzofy: wanted('mezzofy', {
      url: at('mezzofy', env.MEZZOFY_URL),
      key: env.MEZZOFY_KEY,
      secret: env.MEZZOFY_SECRET,
      merchant: env.MEZZOFY_MERCHANT ?? env.MEZZOFY_SECRET,
      outlet: env.MEZZOFY_OUTLET,
    }),
  }
}
