import type { PlatformServices } from '../../platform/services.ts'
import type { CatalogueServices } from '../catalogue/services.ts'
import type { OrderingServices } from '../ordering/services.ts'
import type { PosServices } from './services.ts'

/** Checks are made of orders: it reads those, and what the till calls their dishes. */
export type PosDeps = PosServices &
  Pick<OrderingServices, 'orders'> &
  Pick<CatalogueServices, 'catalogue'> &
  Pick<PlatformServices, 'clock' | 'db' | 'log'>
