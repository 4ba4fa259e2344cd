import type { Audit } from './audit-store.ts'
import type { IdentityProvider } from './oidc/identity-provider.ts'
import type { ShopKeys } from './shop-key-store.ts'
import type { StaffPasskeys } from './passkeys/staff-passkey-store.ts'
import type { StaffPins } from './pins/staff-pin-store.ts'
import type { StaffSessions } from './staff-session-store.ts'
import type { StaffStore } from './staff-store.ts'
import type { TabletReports } from './tablets/tablet-report-store.ts'
import type { Tablets } from './tablets/tablet-store.ts'

export type StaffServices = {
  shopKeys: ShopKeys
  tablets: Tablets
  tabletReports: TabletReports
  staff: StaffStore
  staffSessions: StaffSessions
  staffPasskeys: StaffPasskeys
  staffPins: StaffPins
  audit: Audit
  /** The chain's own identity provider, where it has one. */
  identityProvider: IdentityProvider | null
}
