import { language } from '../lib/locale.ts'
import { useNetwork } from '../lib/network.ts'
import { brand } from '../api/region.ts'

const hour = 3_600_000
/** A guest who has just begun has other things to fetch. */
const calm = 4000

/**
 * Has the browser answer where there is no network: with a page of its own from the start, with the app once that is kept. Pages over plain HTTP have no
 * workers, and some browsers allow none: they go without.
 */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('controllerchange', () => void noteNewVersion().catch(() => undefined))
  lookForNewOnes(await serviceWorker.register('/sw.js', { updateViaCache: 'none' }))
  await tell(`${brand()}.${language() === 2 ? 'en' : 'tc'}`)
}

/** Has the browser keep the app itself, file by file. */
export async function keepApp(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await new Promise((resolve) => setTimeout(resolve, calm))
  await tell('rest')
}

async function tell(word: string) {
  const { active } = await navigator.serviceWorker.ready
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window: it has no origin to choose.
  active?.postMessage(word)
}

/** A browser looks for a new version when a page is loaded; an app that stays open for days loads none. */
function lookForNewOnes(registration: ServiceWorkerRegistration) {
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < hour) return
    looked = Date.now()
    registration.update().catch(() => undefined) // next time
  })
}

/** Another worker has taken over: with the same app as this page's, or with a newer one. */
async function noteNewVersion() {
  const kept = await (await caches.match('/shell/31.tc'))?.text()
  const [there, here] = [kept, document.head.innerHTML].map((page) => entryIn(page ?? ''))
  if (there && here && there !== here) useNetwork.setState({ renewed: true })
}

/** The file that a page begins with: its name changes with every build that changes the app. */
export const entryIn = (page: string): string | undefined => /import\(['"`](\/assets\/[^'"`]+)/.exec(page)?.[1]
