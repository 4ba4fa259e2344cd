import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** The token of the trip that this phone was sent; kept, since a phone reloads a page that it has put to sleep. */
export const useTripToken = create<{ token: string }>()(persist(() => ({ token: '' }), { name: 'rider.trip' }))

/** Takes the token out of the address, `#…`, so that nobody reads it there. */
export function takeToken(): void {
  const token = location.hash.slice(1)
  if (token === '') return
  useTripToken.setState({ token })
  history.replaceState(null, '', location.pathname)
}
