import '../styles/index.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach } from 'vitest'
import { render, type RenderResult } from 'vitest-browser-react'
import { speak } from '../lib/locale.ts'

beforeEach(() => speak('en'))
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** Where a component stands: at an address of the app's, with answers of the gateway as they were decoded. */
export type Around = { at?: string; queries?: QueryClient }

/** Shows a component as a guest sees it, on the phone's screen with the app's styles. */
export const show = (screen: ReactNode, { at = '/home', queries = new QueryClient() }: Around = {}): Promise<RenderResult> =>
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[at]}>{screen}</MemoryRouter>
    </QueryClientProvider>,
  )
