import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { watchSound } from '../lib/sound/alarm-sound.ts'
import { setLocale, useLocale } from '../lib/locale.ts'
import { applyTheme } from '../lib/theme.ts'
import '../styles/index.css'
import { CrashBoundary } from '../ui/CrashBoundary.tsx'
import { settleWhenLeft } from '../ui/undo.ts'
import { AllCrashed } from './crash/AllCrashed.tsx'
import { noteCrash } from './crash/note-crash.ts'
import { pairByAddress } from './pairing/demo-pairing.ts'
import { watchDoor } from './shift/tablet-lock.ts'
import { ShopApp } from './ShopApp.tsx'

setLocale(useLocale.getState().locale)
applyTheme()
watchSound()
watchDoor()
settleWhenLeft()
void pairByAddress()
// A tablet without a worker works as well, while it has a network.
void navigator.serviceWorker?.register('/console/shop-worker.js', { scope: '/console/shop' }).catch(() => undefined)

const queries = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always', retry: false, staleTime: 10_000 }, mutations: { networkMode: 'always' } },
})

/** The whole screen is drawn anew in another language. */
function Root() {
  const locale = useLocale(({ locale }) => locale)
  return (
    <CrashBoundary key={locale} onCrash={noteCrash} crashed={(again) => <AllCrashed onAgain={again} />}>
      <ShopApp />
    </CrashBoundary>
  )
}

const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <BrowserRouter basename="/console/shop">
          <Root />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  )
