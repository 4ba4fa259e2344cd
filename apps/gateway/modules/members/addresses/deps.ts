import type { CallOf, CallerOf } from '../../../platform/call.ts'
import { createHandle } from '../../../platform/handle.ts'
import type { PlatformServices } from '../../../platform/services.ts'
import type { MemberAddressServices } from './services.ts'

export type MemberAddressDeps = MemberAddressServices & Pick<PlatformServices, 'clock' | 'ids'>

export type Call<Kind extends keyof CallerOf = keyof CallerOf> = CallOf<MemberAddressDeps, Kind>

export const handle = createHandle<MemberAddressDeps>()
