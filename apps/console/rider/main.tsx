import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { setLocale, useLocale } from '../lib/locale.ts'
import '../styles/index.css'
import { followTheme } from './follow-theme.ts'
import { TripScreen } from './TripScreen.tsx'
import { takeToken } from './trip-token.ts'

setLocale(useLocale.getState().locale)
followTheme()
takeToken()
addEventListener('hashchange', takeToken)
// A phone without a worker works as well, while it has a network.
void navigator.serviceWorker?.register('/console/rider-worker.js', { scope: '/console/rider' }).catch(() => undefined)

const queries = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always', retry: 2 }, mutations: { networkMode: 'always' } },
})

/** The whole screen is drawn anew in another language. */
function Root() {
  const locale = useLocale(({ locale }) => locale)
  return <TripScreen key={locale} />
}

const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <Root />
      </QueryClientProvider>
    </StrictMode>,
  )
