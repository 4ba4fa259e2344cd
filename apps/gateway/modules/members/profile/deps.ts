import type { CallOf, CallerOf } from '../../../platform/call.ts'
import { createHandle } from '../../../platform/handle.ts'
import type { PlatformServices } from '../../../platform/services.ts'
import type { AuthServices } from '../auth/services.ts'
import type { PasskeyServices } from '../passkeys/services.ts'
import type { MemberAddressServices } from '../addresses/services.ts'
import type { CampaignServices } from '../../campaigns/services.ts'
import type { GroupServices } from '../../groups/services.ts'
import type { CatalogueServices } from '../../catalogue/services.ts'
import type { PointsServices } from '../points/services.ts'
import type { VoucherServices } from '../../vouchers/services.ts'
import type { OrderingServices } from '../../ordering/services.ts'
import type { PaymentServices } from '../../payments/services.ts'
import type { PushServices } from '../../push/services.ts'
import type { ProfileServices } from './services.ts'

export type ProfileDeps = ProfileServices &
  Pick<PlatformServices, 'clock' | 'limits' | 'quotas' | 'db'> &
  Pick<AuthServices, 'passwords' | 'sessions'> &
  Pick<PasskeyServices, 'passkeys'> &
  Pick<MemberAddressServices, 'savedAddresses'> &
  Pick<CatalogueServices, 'catalogue'> &
  Pick<PointsServices, 'points'> &
  Pick<VoucherServices, 'vouchers'> &
  Pick<OrderingServices, 'orders' | 'orderRatings'> &
  Pick<PaymentServices, 'cards'> &
  Pick<PushServices, 'pushes' | 'toldOffers'> &
  Pick<CampaignServices, 'campaigns'> &
  Pick<GroupServices, 'groups'>

export type Call<Kind extends keyof CallerOf = keyof CallerOf> = CallOf<ProfileDeps, Kind>

export const handle = createHandle<ProfileDeps>()
