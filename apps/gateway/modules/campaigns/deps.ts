import type { CallOf, CallerOf } from '../../platform/call.ts'
import { createHandle } from '../../platform/handle.ts'
import type { PlatformServices } from '../../platform/services.ts'
import type { CatalogueServices } from '../catalogue/services.ts'
import type { AuthServices } from '../members/auth/services.ts'
import type { PushServices } from '../push/services.ts'
import type { StaffServices } from '../staff/services.ts'
import type { CampaignServices } from './services.ts'

export type CampaignDeps = CampaignServices &
  Pick<CatalogueServices, 'catalogue'> &
  Pick<AuthServices, 'messenger'> &
  Pick<PushServices, 'push' | 'pushes'> &
  Pick<PlatformServices, 'clock' | 'db' | 'ids' | 'log' | 'settings'> &
  Pick<StaffServices, 'audit'>

export type Call<Kind extends keyof CallerOf = 'staff'> = CallOf<CampaignDeps, Kind>

export const handle = createHandle<CampaignDeps>()
