import type { StaffRight } from '@harbour/rules'
import { lazy, type ComponentType } from 'react'

/** A page of the office: its path, the right that opens it, null for one that opens to everybody, and what it shows. */
export type Screen = { path: string; right: StaffRight | null; Screen: ComponentType }

/** A page that is fetched when it is first opened. */
export const page = (load: () => Promise<ComponentType>): ComponentType => lazy(async () => ({ default: await load() }))
