import type { CallOf, CallerOf } from '../../../platform/call.ts'
import { createHandle } from '../../../platform/handle.ts'
import type { PlatformServices } from '../../../platform/services.ts'
import type { CatalogueServices } from '../../catalogue/services.ts'
import type { PointsServices } from './services.ts'

export type PointsDeps = PointsServices & Pick<PlatformServices, 'clock' | 'ids'> & Pick<CatalogueServices, 'catalogue'>

export type Call<Kind extends keyof CallerOf = keyof CallerOf> = CallOf<PointsDeps, Kind>

export const handle = createHandle<PointsDeps>()
