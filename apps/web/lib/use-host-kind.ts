import { useSyncExternalStore } from 'react'
import { hostKind, type HostKind } from './host-kind.ts'

/** The surroundings of this page; a pre-rendered one comes alive as a browser's. */
export const useHostKind = (): HostKind => useSyncExternalStore(neverChanges, hostKind, inBrowser)

const neverChanges = () => () => undefined
const inBrowser = () => 'browser' as const
