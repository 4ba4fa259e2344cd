import type { ChangedOrder, Price } from '@harbour/protocol'
import type { groupRefusals, Order } from './place-order.ts'

/** A question before an order goes. `seen`: the price that the guest had before them; it is asked for again meanwhile. */
export type Asking =
  | { about: 'changes'; changed: ChangedOrder; seen: Price | undefined }
  | { about: 'group'; code: (typeof groupRefusals)[number]; ready: Order }
  | { about: 'earlier' }
