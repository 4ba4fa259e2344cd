import type { CallOf, CallerOf } from '../../platform/call.ts'
import { createHandle } from '../../platform/handle.ts'
import type { PlatformServices } from '../../platform/services.ts'
import type { OrderingDeps } from '../ordering/deps.ts'
import type { CourierServices } from './services.ts'

/** Couriers move orders on: it works with what those who keep orders offer. */
export type CourierDeps = CourierServices & OrderingDeps & Pick<PlatformServices, 'db'>

export type Call<Kind extends keyof CallerOf = keyof CallerOf> = CallOf<CourierDeps, Kind>

export const handle = createHandle<CourierDeps>()
