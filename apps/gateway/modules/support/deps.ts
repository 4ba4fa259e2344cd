import type { CallOf, CallerOf } from '../../platform/call.ts'
import { createHandle } from '../../platform/handle.ts'
import type { PlatformServices } from '../../platform/services.ts'
import type { ProfileDeps } from '../members/profile/deps.ts'
import type { AuthServices } from '../members/auth/services.ts'
import type { OrderingDeps } from '../ordering/deps.ts'
import type { PaymentServices } from '../payments/services.ts'
import type { SupportServices } from './services.ts'

/** Support looks after orders, their money and their guests: it works with what those who keep them offer. */
export type SupportDeps = SupportServices &
  OrderingDeps &
  ProfileDeps &
  Pick<PlatformServices, 'db'> &
  Pick<PaymentServices, 'refunds' | 'refundRequests'> &
  Pick<AuthServices, 'messenger'>

export type Call<Kind extends keyof CallerOf = keyof CallerOf> = CallOf<SupportDeps, Kind>

export const handle = createHandle<SupportDeps>()
