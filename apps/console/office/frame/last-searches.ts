import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { useOffice } from '../../api/keys.ts'
import { groups } from './places.ts'

/** The way in which each place was looked at last in this window by whoever is signed in: its filters, its order and its page, as its address had them. */
export const useLastSearches = create<Record<string, string>>()(
  persist(() => ({}), { name: 'console.office.searches', storage: createJSONStorage(() => sessionStorage) }),
)

useOffice.subscribe(({ session }, before) => {
  if (session?.staff.staffId !== before.session?.staff.staffId) useLastSearches.setState({}, true)
})

const places = new Set(groups.flatMap(({ places: some }) => some.map(({ to }) => to)))

/** Keeps how the place that is open is looked at. */
export function useKeepSearch(): void {
  const { pathname, search } = useLocation()
  // The links of the menu are elsewhere.
  useEffect(() => {
    if (places.has(pathname)) useLastSearches.setState({ [pathname]: search })
  }, [pathname, search])
}
