import type { CallOf, CallerOf } from '../../platform/call.ts'
import { createHandle } from '../../platform/handle.ts'
import type { PlatformServices } from '../../platform/services.ts'
import type { StaffServices } from '../staff/services.ts'
import type { WebhookServices } from './services.ts'

export type WebhookDeps = WebhookServices &
  Pick<PlatformServices, 'clock' | 'db' | 'ids' | 'log' | 'settings'> &
  Pick<StaffServices, 'audit'>

export type Call<Kind extends keyof CallerOf = keyof CallerOf> = CallOf<WebhookDeps, Kind>

export const handle = createHandle<WebhookDeps>()
