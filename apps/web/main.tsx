import './styles/index.css'
import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './App.tsx'
import { speak } from './locale.ts'
import { whenReady } from './shell/Ready.tsx'
import { recallAll } from './stores/kept.ts'
import { createQueries } from './stores/queries.ts'
import { serveBrand } from './stores/region.ts'
import { plantSeed } from './stores/seed.ts'

const page = document.documentElement
speak(page.lang)
serveBrand(page.dataset.brand)

const queries = createQueries()
plantSeed(queries, document.getElementById('seed')?.textContent)

const router = (children: ReactNode) => <BrowserRouter>{children}</BrowserRouter>
const app = <App queries={queries} router={router} />
const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')

// Where a guest may go from the first screens is fetched as soon as a finger is down.
for (const touch of ['pointerdown', 'keydown'])
  addEventListener(touch, () => void import('./other-routes.tsx').catch(() => undefined), { once: true })

// A pre-rendered page shows a fresh guest's screen; what this guest chose before is recalled once it stands, and then
// the taps that came too early go to the buttons they were meant for. As a transition it comes alive in small steps,
// between which the page answers to the finger.
if (page.dataset.prerendered === undefined) {
  recallAll()
  createRoot(root).render(app)
} else {
  whenReady(() => {
    recallAll()
    // Once that is drawn: a link may lead elsewhere by then.
    setTimeout(() => window.harbour?.replay())
  })
  startTransition(() => void hydrateRoot(root, app))
}
