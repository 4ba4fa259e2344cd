import type { BotChallenge } from '@harbour/protocol'
import { loadScript } from '../../../lib/load-script.ts'

type Provider = Exclude<BotChallenge, { kind: 'work' }>
type Widget = {
  render(into: HTMLElement, options: Record<string, unknown> & { callback: (token: string) => void }): string
  execute(widget: string): void
}

const scripts = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit',
}

/** Functions that the providers call when a widget shows a task to the guest, and when it ends without a token. */
const opening = { turnstile: 'before-interactive-callback', hcaptcha: 'open-callback' }
const endings = {
  turnstile: ['error-callback', 'expired-callback', 'timeout-callback', 'unsupported-callback'],
  hcaptcha: ['error-callback', 'expired-callback', 'chalexpired-callback', 'close-callback'],
}

/** A widget has as long as a script to give its token or to show its task (spec 9.7); the guest then has two minutes for it. */
const widgetMs = 20_000
const guestMs = 120_000

/**
 * Shows a managed provider's widget over the page, and gives its token. It has its own ways for whoever does not see or hear. A widget that is
 * closed, expires or says nothing ends as one that failed: the guest is told, and may try again.
 */
export async function runBotCheckWidget({ kind, siteKey }: Provider): Promise<string> {
  const widget = await widgetOf(kind)
  const place = document.createElement('div')
  place.className = 'bot-check'
  document.body.append(place)
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const over = () => reject(new Error(`${kind} gave no token`))
  let late = setTimeout(over, widgetMs)
  const opened = () => {
    clearTimeout(late)
    late = setTimeout(over, guestMs)
  }
  try {
    const size = kind === 'hcaptcha' ? { size: 'invisible' } : {}
    const ends = Object.fromEntries(endings[kind].map((name) => [name, over]))
    const id = widget.render(place, { sitekey: siteKey, ...size, callback: resolve, [opening[kind]]: opened, ...ends })
    if (kind === 'hcaptcha') widget.execute(id)
    return await promise
  } finally {
    clearTimeout(late)
    place.remove()
  }
}

async function widgetOf(kind: Provider['kind']): Promise<Widget> {
  // `as`: where the provider's script has run, it has put it there.
  const kits = window as unknown as Partial<Record<Provider['kind'], Widget>>
  if (!kits[kind]) await loadScript(scripts[kind])
  const kit = kits[kind]
  if (!kit) throw new Error(`${kind} did not come`)
  return kit
}
