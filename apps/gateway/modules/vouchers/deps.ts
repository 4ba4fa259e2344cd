import type { CallOf, CallerOf } from '../../platform/call.ts'
import { createHandle } from '../../platform/handle.ts'
import type { PlatformServices } from '../../platform/services.ts'
import type { CatalogueServices } from '../catalogue/services.ts'
import type { PointsServices } from '../members/points/services.ts'
import type { ProfileServices } from '../members/profile/services.ts'
import type { OfferServices } from '../offers/services.ts'
import type { VoucherServices } from './services.ts'

export type VoucherDeps = VoucherServices &
  Pick<PlatformServices, 'clock' | 'ids' | 'log'> &
  Pick<CatalogueServices, 'catalogue'> &
  Pick<OfferServices, 'issuedCodes'> &
  Pick<PointsServices, 'points'> &
  Pick<ProfileServices, 'members'>

export type Call<Kind extends keyof CallerOf = keyof CallerOf> = CallOf<VoucherDeps, Kind>

export const handle = createHandle<VoucherDeps>()
