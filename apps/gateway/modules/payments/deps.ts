import type { CallOf, CallerOf } from '../../platform/call.ts'
import { createHandle } from '../../platform/handle.ts'
import type { PlatformServices } from '../../platform/services.ts'
import type { CatalogueServices } from '../catalogue/services.ts'
import type { OrderingServices } from '../ordering/services.ts'
import type { StaffServices } from '../staff/services.ts'
import type { VoucherServices } from '../vouchers/services.ts'
import type { PaymentServices } from './services.ts'

export type PaymentDeps = PaymentServices &
  Pick<PlatformServices, 'clock' | 'db' | 'ids' | 'log' | 'settings' | 'limits'> &
  Pick<CatalogueServices, 'catalogue'> &
  Pick<OrderingServices, 'orders' | 'slots'> &
  Pick<VoucherServices, 'holds' | 'vendors' | 'vouchers'> &
  Pick<StaffServices, 'audit'>

export type Call<Kind extends keyof CallerOf = keyof CallerOf> = CallOf<PaymentDeps, Kind>

export const handle = createHandle<PaymentDeps>()
