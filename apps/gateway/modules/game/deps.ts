import type { CallOf, CallerOf } from '../../platform/call.ts'
import { createHandle } from '../../platform/handle.ts'
import type { PlatformServices } from '../../platform/services.ts'
import type { CatalogueServices } from '../catalogue/services.ts'
import type { PointsServices } from '../members/points/services.ts'
import type { GameServices } from './services.ts'

export type GameDeps = GameServices &
  Pick<PlatformServices, 'clock' | 'ids'> &
  Pick<CatalogueServices, 'catalogue'> &
  Pick<PointsServices, 'points'>

export type Call<Kind extends keyof CallerOf = keyof CallerOf> = CallOf<GameDeps, Kind>

export const handle = createHandle<GameDeps>()
