import type { CallOf, CallerOf } from '../../../platform/call.ts'
import { createHandle } from '../../../platform/handle.ts'
import type { PlatformServices } from '../../../platform/services.ts'
import type { CatalogueServices } from '../../catalogue/services.ts'
import type { ProfileServices } from '../profile/services.ts'
import type { PasskeyServices } from '../passkeys/services.ts'
import type { PointsServices } from '../points/services.ts'
import type { VoucherServices } from '../../vouchers/services.ts'
import type { AuthServices } from './services.ts'

export type AuthDeps = AuthServices &
  Pick<PlatformServices, 'clock' | 'ids' | 'limits' | 'log' | 'metrics' | 'quotas' | 'settings'> &
  Pick<CatalogueServices, 'catalogue'> &
  Pick<ProfileServices, 'members'> &
  Pick<PasskeyServices, 'passkeys'> &
  Pick<PointsServices, 'points'> &
  Pick<VoucherServices, 'vouchers'>

export type Call<Kind extends keyof CallerOf = keyof CallerOf> = CallOf<AuthDeps, Kind>

export const handle = createHandle<AuthDeps>()
