import { useSyncExternalStore } from 'react'

/** False while a page that the server wrote comes alive, since it must first be drawn as it was written; then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

const neverChanges = () => () => undefined
