import type { OnlineMethod } from '@harbour/rules'
import * as v from 'valibot'
import { privateRsaKey, publicRsaKey } from './rsa-keys.ts'

const keyForms = 'as PEM or as base64, of 2048 bits at least'
const airwallexMethods = /^(octopus|alipay|payme|fps|wechat)(,(octopus|alipay|payme|fps|wechat))*$/

/** The payment providers, and their keys. */
export const paymentVariables = {
  /** The address of the sandbox's payment provider, by default 28 ports above ours, and the keys that it knows us by; the public key goes to browsers. */
  PAY_SANDBOX_URL: v.optional(v.pipe(v.string(), v.url(), v.startsWith('http'))),
  PAY_SANDBOX_KEY: v.optional(v.string(), 'sk_sandbox_harbour'),
  PAY_SANDBOX_HOOK_SECRET: v.optional(v.string(), 'whsec_sandbox_harbour'),
  PAY_SANDBOX_PUBLIC_KEY: v.optional(v.string(), 'pk_sandbox_harbour'),
  /** Stripe's key for servers, and the secret that its notices are signed with. Where they are set the sandbox is left out, unless it is named. */
  STRIPE_SECRET_KEY: v.optional(v.pipe(v.string(), v.regex(/^[sr]k_(test|live)_\w+$/))),
  STRIPE_HOOK_SECRET: v.optional(v.pipe(v.string(), v.regex(/^whsec_\w+$/))),
  /** Stripe's key for browsers. Where it is set, cards and the wallets of the browser pay on our own screen, with Stripe's elements, else on its page. */
  STRIPE_PUBLISHABLE_KEY: v.optional(v.pipe(v.string(), v.regex(/^pk_(test|live)_\w+$/))),
  STRIPE_API_URL: v.optional(v.pipe(v.string(), v.url(), v.startsWith('http')), 'https://api.stripe.com'),
  /** What Airwallex knows us by, and the secret that its webhooks are signed with; all three or none. It takes wallets in Hong Kong. */
  AIRWALLEX_CLIENT_ID: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/))),
  AIRWALLEX_API_KEY: v.optional(v.pipe(v.string(), v.minLength(16))),
  AIRWALLEX_HOOK_SECRET: v.optional(v.pipe(v.string(), v.minLength(16))),
  /**
   * The wallets that are offered by it, parted by commas. PayMe, FPS and WeChat Pay are added once every gateway, tablet and office runs a version that knows them: older ones cannot
   * show an order that was paid so.
   */
  AIRWALLEX_METHODS: v.optional(v.pipe(v.string(), v.regex(airwallexMethods)), 'octopus,alipay'),
  AIRWALLEX_API_URL: v.optional(v.pipe(v.string(), v.url(), v.startsWith('http')), 'https://api.airwallex.com'),
  /** What Antom knows us by, the key that our requests are signed with, and Antom's own, for what it says; all three or none. It takes MPay in Macau. */
  ANTOM_CLIENT_ID: v.optional(v.pipe(v.string(), v.regex(/^\w+$/))),
  ANTOM_PRIVATE_KEY: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => privateRsaKey(text) !== undefined, `must be our private RSA key, ${keyForms}`),
    ),
  ),
  ANTOM_PUBLIC_KEY: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => publicRsaKey(text) !== undefined, `must be Antom's public RSA key, ${keyForms}`),
    ),
  ),
  /** Its address up to the version: the path is signed with each request. */
  ANTOM_API_URL: v.optional(v.pipe(v.string(), v.url(), v.startsWith('http')), 'https://open-sea-global.alipay.com/ams/api'),
}

const Environment = v.object(paymentVariables)

type PaymentEnvironment = v.InferOutput<typeof Environment>

/** A provider is given all that it takes, or nothing. */
const allOrNone = (...given: unknown[]) => given.every((one) => one === undefined) || given.every((one) => one !== undefined)
export const stripeIsWhole = (env: PaymentEnvironment): boolean => allOrNone(env.STRIPE_SECRET_KEY, env.STRIPE_HOOK_SECRET)
export const airwallexIsWhole = (env: PaymentEnvironment): boolean =>
  allOrNone(env.AIRWALLEX_CLIENT_ID, env.AIRWALLEX_API_KEY, env.AIRWALLEX_HOOK_SECRET)
export const antomIsWhole = (env: PaymentEnvironment): boolean =>
  allOrNone(env.ANTOM_CLIENT_ID, env.ANTOM_PRIVATE_KEY, env.ANTOM_PUBLIC_KEY)

function airwallexOf(env: PaymentEnvironment) {
  const { AIRWALLEX_CLIENT_ID: clientId, AIRWALLEX_API_KEY: apiKey, AIRWALLEX_HOOK_SECRET: hookSecret } = env
  if (!clientId || !apiKey || !hookSecret) return null
  const methods = env.AIRWALLEX_METHODS.split(',') as OnlineMethod[] // as the setting's own pattern says
  return { clientId, apiKey, hookSecret, methods, url: env.AIRWALLEX_API_URL.replace(/\/$/, '') }
}

function antomOf(env: PaymentEnvironment) {
  const { ANTOM_CLIENT_ID: clientId, ANTOM_PRIVATE_KEY: privateKey, ANTOM_PUBLIC_KEY: publicKey } = env
  if (!clientId || !privateKey || !publicKey) return null
  return { clientId, privateKey, publicKey, url: env.ANTOM_API_URL.replace(/\/$/, '') }
}

/** The payment providers: Stripe, Airwallex and Antom where their secrets are set, and the sandbox where it is named or nobody else is. */
export function paymentsOf(env: PaymentEnvironment & { PORT: number }) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_HOOK_SECRET: hookSecret } = env
  const publishableKey = env.STRIPE_PUBLISHABLE_KEY
  const stripe = secretKey && hookSecret ? { secretKey, hookSecret, publishableKey, url: env.STRIPE_API_URL } : null
  const sandbox = {
    url: (env.PAY_SANDBOX_URL ?? `http://127.0.0.1:${env.PORT + 28}`).replace(/\/$/, ''),
    key: env.PAY_SANDBOX_KEY,
    hookSecret: env.PAY_SANDBOX_HOOK_SECRET,
    publicKey: env.PAY_SANDBOX_PUBLIC_KEY,
  }
  const others = { stripe, airwallex: airwallexOf(env), antom: antomOf(env) }
  const isAlone = Object.values(others).every((one) => one === null)
  return { ...others, sandbox: isAlone || env.PAY_SANDBOX_URL !== undefined ? sandbox : null }
}
