import type { CallOf, CallerOf } from '../../../platform/call.ts'
import { createHandle } from '../../../platform/handle.ts'
import type { PlatformServices } from '../../../platform/services.ts'
import type { AuthServices } from '../auth/services.ts'
import type { VoucherServices } from '../../vouchers/services.ts'
import type { PartnerServices } from './services.ts'

export type PartnerDeps = PartnerServices &
  Pick<PlatformServices, 'clock'> &
  Pick<AuthServices, 'proofs' | 'sessions'> &
  Pick<VoucherServices, 'vendors' | 'vouchers'>

export type Call<Kind extends keyof CallerOf = keyof CallerOf> = CallOf<PartnerDeps, Kind>

export const handle = createHandle<PartnerDeps>()
