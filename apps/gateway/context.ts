import type { Hub } from './http/sse/hub.ts'
import type { MenuStreams } from './http/sse/menu-stream.ts'
import type { AddressesServices } from './modules/addresses/services.ts'
import type { CampaignServices } from './modules/campaigns/services.ts'
import type { CatalogueServices } from './modules/catalogue/services.ts'
import type { CourierServices } from './modules/couriers/services.ts'
import type { GameServices } from './modules/game/services.ts'
import type { GroupServices } from './modules/groups/services.ts'
import type { MemberAddressServices } from './modules/members/addresses/services.ts'
import type { AuthServices } from './modules/members/auth/services.ts'
import type { PartnerServices } from './modules/members/partner/services.ts'
import type { PasskeyServices } from './modules/members/passkeys/services.ts'
import type { PointsServices } from './modules/members/points/services.ts'
import type { ProfileServices } from './modules/members/profile/services.ts'
import type { MessagingServices } from './modules/messaging/services.ts'
import type { OfferServices } from './modules/offers/services.ts'
import type { OrderingServices } from './modules/ordering/services.ts'
import type { PaymentServices } from './modules/payments/services.ts'
import type { PosServices } from './modules/pos/services.ts'
import type { PrintingServices } from './modules/printing/services.ts'
import type { PushServices } from './modules/push/services.ts'
import type { ReportServices } from './modules/reports/services.ts'
import type { RiderServices } from './modules/riders/services.ts'
import type { SettlementServices } from './modules/settlements/services.ts'
import type { StaffServices } from './modules/staff/services.ts'
import type { SupportServices } from './modules/support/services.ts'
import type { VoucherServices } from './modules/vouchers/services.ts'
import type { WebhookServices } from './modules/webhooks/services.ts'
import type { PlatformServices } from './platform/services.ts'

/** All that the gateway works with. It is a plain object, made once in `serve.ts` and once in each test; a handler sees of it what its module names. */
export type Context = PlatformServices &
  AddressesServices &
  CatalogueServices &
  AuthServices &
  PasskeyServices &
  ProfileServices &
  MemberAddressServices &
  PointsServices &
  PartnerServices &
  GameServices &
  PushServices &
  PrintingServices &
  VoucherServices &
  OfferServices &
  CampaignServices &
  StaffServices &
  ReportServices &
  SettlementServices &
  WebhookServices &
  MessagingServices &
  OrderingServices &
  RiderServices &
  CourierServices &
  PosServices &
  GroupServices &
  SupportServices &
  PaymentServices & {
    /** Readers of open streams, by what they follow. */
    hub: Hub
    /** Readers of open menus, by shop. */
    menuStreams: MenuStreams
    /** `leaving`: the process has been told to stop, and answers until others have taken its place. `draining`: it takes no new calls. */
    drainState: { leaving: boolean; draining: boolean }
  }
