import type { CallOf, CallerOf } from '../../platform/call.ts'
import { createHandle } from '../../platform/handle.ts'
import type { CatalogueServices } from '../catalogue/services.ts'
import type { AddressesServices } from './services.ts'

export type AddressesDeps = AddressesServices & Pick<CatalogueServices, 'catalogue'>

export type Call<Kind extends keyof CallerOf = keyof CallerOf> = CallOf<AddressesDeps, Kind>

export const handle = createHandle<AddressesDeps>()
