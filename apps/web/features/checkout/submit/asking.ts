import type { Price } from '@harbour/protocol'
import type { OrderParts } from './order-request.ts'
import type { NotPlaced } from './place-order.ts'

type About<What extends NotPlaced['about']> = Extract<NotPlaced, { about: What }>

/** A question before an order goes. `seen`: the price that the guest had before them; it is asked for again meanwhile. */
export type Asking = (About<'changes'> & { seen: Price | undefined }) | (About<'group'> & { tapped: OrderParts }) | { about: 'earlier' }
