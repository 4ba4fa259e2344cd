import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { speakAsOffice } from '../api/keys.ts'
import { setLocale, useLocale } from '../lib/locale.ts'
import { applyTheme } from '../lib/theme.ts'
import '../styles/index.css'
import { CrashBoundary } from '../ui/CrashBoundary.tsx'
import { settleWhenLeft } from '../ui/undo.ts'
import { OfficeApp } from './OfficeApp.tsx'
import { signInByAddress } from './session/sign-in.ts'
import { watchSession } from './session/watch-session.ts'
import { OfficeCrashed } from './ui/OfficeCrashed.tsx'

speakAsOffice()
setLocale(useLocale.getState().locale)
applyTheme()
settleWhenLeft()

const queries = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always', retry: false, staleTime: 10_000 }, mutations: { networkMode: 'always' } },
})
watchSession(queries)

/** The whole screen is drawn anew in another language. */
function Root() {
  const locale = useLocale(({ locale }) => locale)
  return (
    <CrashBoundary key={locale} onCrash={() => undefined} crashed={(again) => <OfficeCrashed onAgain={again} />}>
      <OfficeApp />
    </CrashBoundary>
  )
}

const root = document.querySelector('#root')
void signInByAddress().then(() => {
  if (root)
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queries}>
          <BrowserRouter basename="/console/office">
            <Root />
          </BrowserRouter>
        </QueryClientProvider>
      </StrictMode>,
    )
})
