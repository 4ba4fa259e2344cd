import { useSyncExternalStore } from 'react'
import { hostKind, type HostKind } from './host-kind.ts'

/** Where this page runs; a pre-rendered one comes alive as a browser's. */
export const useHostKind = (): HostKind => useSyncExternalStore(neverChanges, hostKind, inBrowser)

const neverChanges = () => () => undefined
const inBrowser = () => 'browser' as const
