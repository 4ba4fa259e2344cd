import type { CallOf, CallerOf } from '../../../platform/call.ts'
import { createHandle } from '../../../platform/handle.ts'
import type { PlatformServices } from '../../../platform/services.ts'
import type { StaffServices } from '../../staff/services.ts'
import type { CatalogueServices } from '../services.ts'

export type VersionsDeps = Pick<CatalogueServices, 'catalogue' | 'catalogueThread'> &
  Pick<PlatformServices, 'clock' | 'db' | 'log' | 'settings'> &
  Pick<StaffServices, 'audit'>

export type Call<Kind extends keyof CallerOf = 'staff'> = CallOf<VersionsDeps, Kind>

export const handle = createHandle<VersionsDeps>()
