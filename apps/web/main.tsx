import './styles/index.css'
import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './App.tsx'
import { hostKind } from './hosts/kind.ts'
import { speak } from './locale.ts'
import { whenReady } from './shell/Ready.tsx'
import { tellFault } from './stores/faults.ts'
import { recallAll } from './stores/kept.ts'
import { createQueries } from './stores/queries.ts'
import { serveBrand } from './stores/region.ts'
import { plantSeed } from './stores/seed.ts'
import { useSession } from './stores/session.ts'

const page = document.documentElement
speak(page.lang)
serveBrand(page.dataset.brand)

const queries = createQueries()
plantSeed(queries, document.getElementById('seed')?.textContent)

const router = (children: ReactNode) => <BrowserRouter>{children}</BrowserRouter>
const app = <App queries={queries} router={router} />
const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')

// What nobody has caught is reported, by code that comes later.
addEventListener('error', ({ error }) => void (error && tellFault(error)))
addEventListener('unhandledrejection', ({ reason }) => tellFault(reason))

// Where a guest may go from the first screens is fetched as soon as a finger is down; and then, or when the phone is at rest, what makes the app of
// use without a network.
let standing: Promise<void> | undefined
const standBy = () => (standing ??= import('./shell/stand-by.ts').then((by) => by.standBy(queries)).catch(() => undefined))
const touched = () => {
  void import('./other-routes.tsx').catch(() => undefined)
  void standBy()
}
for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, touched, { once: true })
setTimeout(() => void standBy(), 10_000)

// A pre-rendered page shows a fresh guest's screen; what this guest chose before is recalled once it stands, and then
// the taps that came too early go to the buttons they were meant for. As a transition it comes alive in small steps,
// between which the page answers to the finger.
if (page.dataset.prerendered === undefined) {
  recall()
  // Where nothing can be asked, the first thing to show is what was said before.
  const said = standBy()
  void (navigator.onLine ? Promise.resolve() : said).then(() => createRoot(root).render(app))
  goOnLater()
} else {
  whenReady(() => {
    recall()
    // Once that is drawn: a link may lead elsewhere by then.
    setTimeout(() => window.harbour?.replay())
    goOnLater()
  })
  startTransition(() => void hydrateRoot(root, app))
}

/** What this device keeps. Whom its host takes the guest for counts before who was here last: no key is used until the host has been asked. */
function recall() {
  recallAll()
  if (hostKind() === 'browser') return
  useSession.setState({ secretKey: '' })
  void import('./open-session.ts').then(({ openSession }) => openSession()).catch(() => undefined) // the first call that needs it asks again
}

/** What nobody waits for comes once the screen stands and is at rest; without it everything works. */
function goOnLater() {
  setTimeout(() => void import('./afterwards.ts').then(({ goOn }) => goOn(queries)).catch(() => undefined), 1500)
}
