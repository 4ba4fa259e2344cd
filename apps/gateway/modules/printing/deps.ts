import type { CallOf, CallerOf } from '../../platform/call.ts'
import { createHandle } from '../../platform/handle.ts'
import type { PlatformServices } from '../../platform/services.ts'
import type { CatalogueServices } from '../catalogue/services.ts'
import type { StaffServices } from '../staff/services.ts'
import type { PrintingServices } from './services.ts'

export type PrintingDeps = PrintingServices &
  Pick<PlatformServices, 'clock' | 'db' | 'ids' | 'log' | 'settings'> &
  Pick<CatalogueServices, 'catalogue'> &
  Pick<StaffServices, 'audit'>

export type Call<Kind extends keyof CallerOf = keyof CallerOf> = CallOf<PrintingDeps, Kind>

export const handle = createHandle<PrintingDeps>()
