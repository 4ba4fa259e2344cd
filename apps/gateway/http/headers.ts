import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../platform/settings/settings.ts'

/** The hashes of the inline scripts and styles that the web build has written into its pages. */
export type InlineHashes = { scripts: string[]; styles: string[] }

/** Headers that every answer carries. What is no page may do nothing at all in a browser. */
export function addHeaders(app: FastifyInstance, settings: Settings): void {
  if (settings.webOrigins.length > 0) addOrigins(app, settings.webOrigins)
  const headers = guardHeaders(settings)
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
}

/** The addresses of Stripe's script, of the frames in which it takes a card, and of what these ask; pages know them only where it pays on our own screen. */
const stripePages = {
  payer: 'https://js.stripe.com',
  // Its script fetches parts of itself, and opens frames, at names below its own.
  scripts: 'https://js.stripe.com https://*.js.stripe.com',
  frames: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  calls: 'https://api.stripe.com',
}

type Payments = Partial<Pick<Settings, 'payments'>>
const stripeOf = ({ payments }: Payments) => (payments?.stripe?.publishableKey === undefined ? undefined : stripePages)

/** The headers that keep browsers from doing anything with an answer. Where Stripe pays on our own screen, it may open a wallet of the browser. */
export function guardHeaders({ behindTls, payments }: Pick<Settings, 'behindTls'> & Payments): Record<string, string> {
  const stripe = stripeOf({ payments })
  return {
    ...(behindTls && { 'strict-transport-security': 'max-age=31536000' }),
    'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': `geolocation=(self), camera=(self), microphone=(), payment=(${stripe ? `self "${stripe.payer}"` : ''}), usb=()`,
    'cross-origin-opener-policy': stripe ? 'same-origin-allow-popups' : 'same-origin',
  }
}

/** Lets the web apps of the named origins read what they ask for. Their calls are plain forms, so browsers ask nothing beforehand. */
function addOrigins(app: FastifyInstance, webOrigins: readonly string[]): void {
  app.addHook('onRequest', async ({ headers: { origin = '' } }, reply) => {
    if (webOrigins.includes(origin)) reply.header('access-control-allow-origin', origin)
  })
  app.addHook('onSend', async (_request, reply) => {
    const vary = reply.getHeader('vary')
    reply.header('vary', vary === undefined ? 'origin' : `${vary.toString()}, origin`)
  })
}

/**
 * The addresses that pages may go to beside their own gateway: to tiles, to another gateway, with a card to its provider, and to analytics and Braze where the
 * chain has them; and which shells may frame them.
 */
type Elsewhere = Pick<Settings, 'tiles' | 'gatewayBase' | 'analytics' | 'app' | 'frontConfig' | 'botCheck'> & {
  cardUrls: readonly string[]
} & Payments

/**
 * The policy of our own pages: they may run our own scripts and those inline ones that the build has named, and talk to the gateway alone. Tiles may come from
 * where they are set to come from, and so may the tags of analytics that a key is set for; a card goes from the browser straight to its provider.
 * A guest walks from any page to any other without a new one being loaded, so that all have the same policy.
 */
export function pagePolicy({ scripts, styles }: InlineHashes, elsewhere: Elsewhere): string {
  const { tiles, gatewayBase, analytics, cardUrls, app, frontConfig, botCheck } = elsewhere
  const { brazeEndpoint, brazeSdkUrl } = frontConfig
  const talksTo = originsOf([gatewayBase, ...cardUrls, brazeEndpoint])
  const widgets = botCheck.pages.split(' ').filter(Boolean)
  const stripe = stripeOf(elsewhere)
  const stripeOnly = (part: keyof typeof stripePages) => (stripe ? [stripe[part]] : [])
  const runs = [...originsOf([brazeSdkUrl]), ...widgets, ...stripeOnly('scripts')]
  const frames = [...widgets, ...stripeOnly('frames')]
  const reports = analytics?.reports ?? []
  const named = (hashes: string[]) => hashes.map((hash) => ` '${hash}'`).join('')
  return [
    `default-src 'self'`,
    [`script-src 'self'`, ...runs].join(' ') + named(scripts) + (analytics ? ` ${analytics.scripts}` : ''),
    [`style-src 'self'`, ...botCheck.styles.split(' ').filter(Boolean)].join(' ') + named(styles),
    [`img-src 'self' data:`, ...(tiles ? [sourceOf(tiles.url)] : []), ...reports].join(' '),
    [`connect-src 'self'`, ...talksTo, ...reports, ...widgets, ...stripeOnly('calls')].join(' '),
    `worker-src 'self'`,
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${app.shells.join(' ') || `'none'`}`,
  ].join('; ')
}

/** The policy of the page on which the office looks at what is not published yet: that of all pages, but the office of this gateway alone may frame it. */
export const previewPolicy = (policy: string): string => policy.replace(/frame-ancestors [^;]*/, `frame-ancestors 'self'`)

/** Names a script or style that stands in its page, so that it runs and no other does. */
export const inlineSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The policy of the pages' worker: it may fetch what the pages fetch of us. It has no page of its own, and the pages' policy does not reach it. */
export function workerPolicy({ gatewayBase }: Pick<Settings, 'gatewayBase'>): string {
  return `default-src 'none'; connect-src ${[`'self'`, ...originsOf([gatewayBase])].join(' ')}`
}

const originsOf = (urls: readonly (string | undefined)[]) => new Set(urls.flatMap((url) => (url ? [new URL(url).origin] : [])))

/** `https://{s}.tiles.example/{z}/…` comes from https://*.tiles.example. */
function sourceOf(tilesUrl: string): string {
  const [scheme = '', , host = ''] = tilesUrl.split('/')
  return `${scheme}//${host.replace(/^\{s\}/, '*')}`
}
