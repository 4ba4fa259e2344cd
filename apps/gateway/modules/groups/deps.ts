import type { CallOf, CallerOf } from '../../platform/call.ts'
import { createHandle } from '../../platform/handle.ts'
import type { PlatformServices } from '../../platform/services.ts'
import type { CatalogueServices } from '../catalogue/services.ts'
import type { OrderingServices } from '../ordering/services.ts'
import type { GroupServices } from './services.ts'

export type GroupDeps = GroupServices &
  Pick<PlatformServices, 'db' | 'clock' | 'ids' | 'quotas' | 'settings'> &
  Pick<CatalogueServices, 'catalogue'> &
  Pick<OrderingServices, 'tickets' | 'orders'>

export type Call<Kind extends keyof CallerOf = keyof CallerOf> = CallOf<GroupDeps, Kind>

export const handle = createHandle<GroupDeps>()
