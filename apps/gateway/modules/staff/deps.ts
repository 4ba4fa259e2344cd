import type { CallOf, CallerOf } from '../../platform/call.ts'
import { createHandle } from '../../platform/handle.ts'
import type { PlatformServices } from '../../platform/services.ts'
import type { CatalogueServices } from '../catalogue/services.ts'
import type { AuthServices } from '../members/auth/services.ts'
import type { StaffServices } from './services.ts'

export type StaffDeps = StaffServices &
  Pick<PlatformServices, 'clock' | 'db' | 'ids' | 'log' | 'quotas' | 'settings'> &
  Pick<CatalogueServices, 'catalogue'> &
  Pick<AuthServices, 'passwords' | 'proofs'>

export type Call<Kind extends keyof CallerOf = keyof CallerOf> = CallOf<StaffDeps, Kind>

export const handle = createHandle<StaffDeps>()
