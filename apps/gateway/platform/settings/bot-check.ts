import * as v from 'valibot'

/** A provider that tells people from programs, and the two keys by which it knows us. */
export type ManagedCheck = { kind: 'turnstile' | 'hcaptcha'; siteKey: string; secret: string; url: string }

/** The providers' addresses that say whether a token is good, and what their widgets load and show. */
const providers = {
  turnstile: { url: 'https://challenges.cloudflare.com/turnstile/v0/siteverify', pages: 'https://challenges.cloudflare.com', styles: '' },
  hcaptcha: {
    url: 'https://api.hcaptcha.com/siteverify',
    pages: 'https://hcaptcha.com https://*.hcaptcha.com',
    styles: 'https://hcaptcha.com https://*.hcaptcha.com',
  },
} as const

export const botCheckVariables = {
  /** The check that tells people from programs before a code is sent: work that the browser does unseen, or a managed provider with its two keys. */
  BOT_CHECK: v.optional(v.picklist(['work', 'turnstile', 'hcaptcha']), 'work'),
  BOT_CHECK_SITE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]*$/)), ''),
  BOT_CHECK_SECRET: v.optional(v.string(), ''),
  /** The address at which the provider is asked, if not its own. */
  BOT_CHECK_URL: v.optional(v.pipe(v.string(), v.url())),
  /** The amount of work: the most tries of ten hashes each. 20000 is a third of a second on a computer, and a second on a small phone. */
  BOT_CHECK_WORK: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/)), '20000'),
}

type BotCheckEnvironment = v.InferOutput<v.ObjectSchema<typeof botCheckVariables, undefined>>

/** A managed check needs both its keys. */
export const botCheckIsWhole = ({ BOT_CHECK, BOT_CHECK_SITE_KEY, BOT_CHECK_SECRET }: BotCheckEnvironment) =>
  BOT_CHECK === 'work' || (BOT_CHECK_SITE_KEY !== '' && BOT_CHECK_SECRET !== '')

/** `pages`: what pages may load and frame for it; `styles`: where its widget's styles come from, if it has any. */
export function botCheckOf(env: BotCheckEnvironment): { work: number; managed?: ManagedCheck; pages: string; styles: string } {
  const { BOT_CHECK: kind, BOT_CHECK_SITE_KEY: siteKey, BOT_CHECK_SECRET: secret, BOT_CHECK_URL } = env
  const work = Number(env.BOT_CHECK_WORK)
  if (kind === 'work') return { work, pages: '', styles: '' }
  const { url, pages, styles } = providers[kind]
  return { work, managed: { kind, siteKey, secret, url: BOT_CHECK_URL ?? url }, pages, styles }
}
