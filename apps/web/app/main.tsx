import '../styles/index.css'
import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './App.tsx'
import { afterFirstPaint } from './after-first-paint.ts'
import { hostKind } from '../lib/host-kind.ts'
import { setLanguage } from '../lib/locale.ts'
import { previewPath } from '@harbour/protocol'
import { whenReady } from './shell/Ready.tsx'
import { raiseFault } from '../lib/faults.ts'
import { restoreStores } from '../lib/persisted-store.ts'
import { createQueryClient } from '../api/query-client.ts'
import { serveBrand } from '../api/region.ts'
import { seedQueries } from '../api/query-seed.ts'
import { loadSessionOpener, provideSessionOpener } from '../api/session-opener.ts'
import { useSession } from '../api/session.ts'

provideSessionOpener(() => import('./open-session.ts'))

const page = document.documentElement
setLanguage(page.lang)
serveBrand(page.dataset.brand)

const queries = createQueryClient()
seedQueries(queries, document.getElementById('seed')?.textContent)

const router = (children: ReactNode) => <BrowserRouter>{children}</BrowserRouter>
const app = <App queries={queries} router={router} />
const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')

// Uncaught faults are reported, by code that comes later.
addEventListener('error', ({ error }) => void (error && raiseFault(error)))
addEventListener('unhandledrejection', ({ reason }) => raiseFault(reason))

// The screens behind the first ones are fetched as soon as a finger is down; and then, or when the phone is at rest, what makes the app of
// use without a network.
let offlineBegun: Promise<unknown> | undefined
const initOffline = () =>
  (offlineBegun ??= import('./init-offline.ts').then((by) => by.initOffline(queries)).catch(() => (offlineBegun = undefined)))
const touched = () => {
  void import('./other-routes.tsx').catch(() => undefined)
  void initOffline()
}
if (location.pathname !== previewPath) {
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, touched, { once: true })
  setTimeout(() => void initOffline(), 10_000)
}

// A pre-rendered page shows a fresh guest's screen; what this guest chose before is recalled once it stands, and then
// the taps that came too early go to the buttons they were meant for. As a transition it comes alive in small steps,
// between which the page answers to the finger.
if (location.pathname === previewPath) {
  void import('./preview.tsx').then(({ showPreview }) => showPreview(root))
} else if (page.dataset.prerendered === undefined) {
  recall()
  // Without a network the first thing to show is what was said before.
  const said = initOffline()
  void (navigator.onLine ? Promise.resolve() : said).then(() => createRoot(root).render(app))
  scheduleAfterFirstPaint()
} else {
  whenReady(() => {
    recall()
    // Once that is drawn: a link may lead elsewhere by then.
    setTimeout(() => window.harbour?.replay())
    scheduleAfterFirstPaint()
  })
  startTransition(() => void hydrateRoot(root, app))
}

/** Recalls what this device keeps. Whom its host takes the guest for counts before who was here last: no key is used until the host has been asked. */
function recall() {
  restoreStores()
  if (hostKind() === 'browser') return
  useSession.setState({ secretKey: '' })
  void loadSessionOpener()
    .then(({ openSession }) => openSession())
    .catch(() => undefined) // the first call that needs it asks again
}

/** All that nobody waits for comes once the screen stands and is at rest; without it everything works. */
function scheduleAfterFirstPaint() {
  setTimeout(() => void afterFirstPaint(queries).catch(() => undefined), 1500)
}
