import type { CancelRequests } from './store/cancel-requests.ts'
import type { DataRequests } from './store/data-requests.ts'
import type { Goodwill } from './store/goodwill.ts'
import type { SupportMembers } from './store/support-members.ts'
import type { SupportOrders } from './store/support-orders.ts'
import type { SupportRequests } from './store/support-requests.ts'
import type { Timelines } from './store/timelines.ts'
import type { Unmaskings } from './store/unmaskings.ts'

export type SupportServices = {
  supportOrders: SupportOrders
  supportMembers: SupportMembers
  timelines: Timelines
  /** The guests that somebody of the staff has said why they need to see. */
  unmaskings: Unmaskings
  /** Cancellations that wait for a second person's word. */
  cancelRequests: CancelRequests
  goodwill: Goodwill
  /** The requests that wait for a second person, of all shops. */
  supportRequests: SupportRequests
  /** The requests of members for their data. */
  dataRequests: DataRequests
}
