import type { CallOf, CallerOf } from '../../platform/call.ts'
import { createHandle } from '../../platform/handle.ts'
import type { PlatformServices } from '../../platform/services.ts'
import type { CatalogueServices } from '../catalogue/services.ts'
import type { OrderingServices } from '../ordering/services.ts'
import type { PushServices } from './services.ts'

export type PushDeps = PushServices &
  Pick<PlatformServices, 'clock' | 'log'> &
  Pick<CatalogueServices, 'catalogue'> &
  Pick<OrderingServices, 'orders'>

export type Call<Kind extends keyof CallerOf = keyof CallerOf> = CallOf<PushDeps, Kind>

export const handle = createHandle<PushDeps>()
