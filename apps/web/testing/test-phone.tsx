import '../styles/index.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, vi } from 'vitest'
import { render, type RenderResult } from 'vitest-browser-react'
import { useSession } from '../api/session.ts'
import { RouterLink } from '../app/shell/RouterLink.tsx'
import { hostKind } from '../lib/host-kind.ts'
import { setLanguage } from '../lib/locale.ts'
import { hideToast } from '../lib/toast.ts'
import { LinkContext } from '../ui/Anchor.tsx'
import { ToastRegion } from '../ui/overlay/ToastRegion.tsx'

const nobody = useSession.getInitialState()

// The page of a test lies in a frame, which with a guest is the chain's own app. The host is decided once.
const parent = Object.getOwnPropertyDescriptor(window, 'parent')
Object.defineProperty(window, 'parent', { value: window, configurable: true })
hostKind()
if (parent) Object.defineProperty(window, 'parent', parent)

beforeEach(() => setLanguage('en'))
afterEach(() => {
  hideToast()
  useSession.setState(nobody)
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

/** The place where a component stands: at an address of the app's, and beside what the gateway has said before. */
export type Around = { at?: string; queries?: QueryClient }

/** A component as it is seen, and the address that the app has come to. */
export type Shown = RenderResult & { address: () => string }

/** Shows a component as a guest sees it: on the phone's screen, in the app's styles, with its links and its toasts. */
export async function show(screen: ReactNode, { at = '/home', queries = freshQueries() }: Around = {}): Promise<Shown> {
  let now = at
  const shown = await render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[at]}>
        <LinkContext value={RouterLink}>
          <Address tell={(address) => (now = address)} />
          {screen}
          <ToastRegion />
        </LinkContext>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return Object.assign(shown, { address: () => now })
}

/** A pre-rendered page brings the answers of queries that ask nobody; here there is none. */
const nobodyToAsk = () => Promise.reject(new TypeError('nobody to ask'))

export const freshQueries = () => new QueryClient({ defaultOptions: { queries: { retry: false, queryFn: nobodyToAsk } } })

/** Signs in this member, or a visitor with a name of convenience. */
export const signIn = (visitor = false) =>
  useSession.setState({ user: { userId: 'u1', phone: '85261234567', accessCode: 'a1', visitor }, secretKey: 's1' })

function Address({ tell }: { tell: (address: string) => void }) {
  const { pathname, search } = useLocation()
  tell(`${pathname}${search}`)
  return null
}
