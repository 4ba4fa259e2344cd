import type { CallOf, CallerOf } from '../../platform/call.ts'
import { createHandle } from '../../platform/handle.ts'
import type { PlatformServices } from '../../platform/services.ts'
import type { OrderingServices } from '../ordering/services.ts'
import type { PushServices } from '../push/services.ts'
import type { StaffServices } from '../staff/services.ts'
import type { AddressesServices } from '../addresses/services.ts'
import type { CatalogueServices } from './services.ts'

export type CatalogueDeps = CatalogueServices &
  Pick<PlatformServices, 'clock' | 'db' | 'log' | 'settings'> &
  Pick<OrderingServices, 'orders'> &
  Pick<PushServices, 'push'> &
  Pick<StaffServices, 'audit'> &
  Pick<AddressesServices, 'geocoder'>

export type Call<Kind extends keyof CallerOf = keyof CallerOf> = CallOf<CatalogueDeps, Kind>

export const handle = createHandle<CatalogueDeps>()
