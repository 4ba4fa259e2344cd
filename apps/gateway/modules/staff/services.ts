import type { Audit } from './audit-store.ts'
import type { ShopKeys } from './shop-key-store.ts'
import type { StaffSessions } from './staff-session-store.ts'
import type { StaffStore } from './staff-store.ts'

export type StaffServices = {
  shopKeys: ShopKeys
  staff: StaffStore
  staffSessions: StaffSessions
  audit: Audit
}
