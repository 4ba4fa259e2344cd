import type { CallOf, CallerOf } from '../../platform/call.ts'
import { createHandle } from '../../platform/handle.ts'
import type { PlatformServices } from '../../platform/services.ts'
import type { CatalogueServices } from '../catalogue/services.ts'
import type { CourierServices } from '../couriers/services.ts'
import type { GroupServices } from '../groups/services.ts'
import type { PaymentServices } from '../payments/services.ts'
import type { AuthServices } from '../members/auth/services.ts'
import type { VoucherServices } from '../vouchers/services.ts'
import type { PointsServices } from '../members/points/services.ts'
import type { ProfileServices } from '../members/profile/services.ts'
import type { RiderServices } from '../riders/services.ts'
import type { StaffServices } from '../staff/services.ts'
import type { OrderingServices } from './services.ts'

export type OrderingDeps = OrderingServices &
  Pick<PlatformServices, 'clock' | 'db' | 'ids' | 'limits' | 'log' | 'metrics' | 'settings'> &
  Pick<CatalogueServices, 'catalogue' | 'queues'> &
  Pick<PaymentServices, 'payments' | 'providers' | 'refunds'> &
  Pick<AuthServices, 'messenger' | 'sessions'> &
  Pick<VoucherServices, 'holds' | 'vouchers' | 'vendors'> &
  Pick<PointsServices, 'points'> &
  Pick<ProfileServices, 'members'> &
  Pick<GroupServices, 'groups'> &
  Pick<CourierServices, 'couriers' | 'courierBookings'> &
  Pick<RiderServices, 'trips' | 'deliveryPhotos'> &
  Pick<StaffServices, 'audit' | 'staff' | 'tabletReports'>

export type Call<Kind extends keyof CallerOf = keyof CallerOf> = CallOf<OrderingDeps, Kind>

export const handle = createHandle<OrderingDeps>()
