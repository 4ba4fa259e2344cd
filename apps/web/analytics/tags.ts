import { logLine } from '../api/client-log.ts'
import type { GaEvent } from './ga-events.ts'
import { loadScript } from '../lib/load-script.ts'

export type Tags = { say(event: GaEvent): void; show(page: Page): void }

/** A screen as tags may know it, and from which site the guest came to it. */
export type Page = { page_location: string; page_title: string; page_referrer: string }

type Layer = { dataLayer?: unknown[] }

/** Nothing for advertising, and nothing that the tags would find out by themselves. */
const modest = { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false }
const noAdvertising = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }

/** Google's analytics (`G-…`) and tag manager (`GTM-…`): what they are told waits in a list of theirs until their scripts have come. */
export function openTags({ keys, url }: { keys: readonly string[]; url: string }): Tags {
  const layer = ((globalThis as Layer).dataLayer ??= []) // the name is theirs
  const analytics = keys.filter((key) => key.startsWith('G-'))
  const managers = keys.filter((key) => key.startsWith('GTM-'))
  gtag('consent', 'default', noAdvertising)
  if (analytics.length > 0) gtag('js', new Date())
  for (const key of analytics) gtag('config', key, modest)
  if (managers.length > 0) layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const sources = [...analytics.map((key) => `${url}/gtag/js?id=${key}`), ...managers.map((key) => `${url}/gtm.js?id=${key}`)]
  for (const source of sources) void loadScript(source).catch((cause: Error) => logLine('warn', cause.message))
  return {
    say({ name, params }) {
      if (analytics.length > 0) gtag('event', name, params)
      if (managers.length > 0) layer.push({ ecommerce: null }, { event: name, ecommerce: params })
    },
    show(page) {
      gtag('set', page)
      if (analytics.length > 0) gtag('event', 'page_view', page)
      if (managers.length > 0) layer.push({ event: 'page_view', ...page })
    },
  }

  /** Their scripts tell a command from a note by its being an `arguments`. */
  function gtag(..._command: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params -- that is what their scripts look for
    layer.push(arguments)
  }
}
