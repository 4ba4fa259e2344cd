import type { CallOf, CallerOf } from '../../platform/call.ts'
import { createHandle } from '../../platform/handle.ts'
import type { PlatformServices } from '../../platform/services.ts'
import type { CatalogueServices } from '../catalogue/services.ts'
import type { StaffServices } from '../staff/services.ts'
import type { OfferServices } from './services.ts'

export type OfferDeps = OfferServices &
  Pick<CatalogueServices, 'catalogue'> &
  Pick<PlatformServices, 'clock' | 'db' | 'ids'> &
  Pick<StaffServices, 'audit'>

export type Call<Kind extends keyof CallerOf = 'staff'> = CallOf<OfferDeps, Kind>

export const handle = createHandle<OfferDeps>()
