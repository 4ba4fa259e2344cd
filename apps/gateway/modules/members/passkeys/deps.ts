import type { CallOf, CallerOf } from '../../../platform/call.ts'
import { createHandle } from '../../../platform/handle.ts'
import type { PlatformServices } from '../../../platform/services.ts'
import type { AuthServices } from '../auth/services.ts'
import type { ProfileServices } from '../profile/services.ts'
import type { PasskeyServices } from './services.ts'

export type PasskeyDeps = PasskeyServices &
  Pick<PlatformServices, 'clock' | 'ids' | 'log' | 'quotas' | 'settings'> &
  Pick<AuthServices, 'passwords' | 'proofs' | 'sessions'> &
  Pick<ProfileServices, 'members'>

export type Call<Kind extends keyof CallerOf = keyof CallerOf> = CallOf<PasskeyDeps, Kind>

export const handle = createHandle<PasskeyDeps>()
