import type { CallOf, CallerOf } from '../../platform/call.ts'
import { createHandle } from '../../platform/handle.ts'
import type { PlatformServices } from '../../platform/services.ts'
import type { CatalogueServices } from '../catalogue/services.ts'
import type { StaffServices } from '../staff/services.ts'
import type { SettlementServices } from './services.ts'

export type SettlementDeps = SettlementServices &
  Pick<PlatformServices, 'clock' | 'db' | 'ids'> &
  Pick<CatalogueServices, 'catalogue'> &
  Pick<StaffServices, 'audit' | 'staff'>

export type Call<Kind extends keyof CallerOf = keyof CallerOf> = CallOf<SettlementDeps, Kind>

export const handle = createHandle<SettlementDeps>()
