import { dropUndo } from '../../ui/undo.ts'
import { forgetFetched } from './fetch-orders.ts'
import { forgetOrders } from './persisted-orders.ts'
import { forgetSteps } from './step-queue.ts'
import { useCancels } from './steps/cancels.ts'
import { useHeldSteps } from './steps/held-steps.ts'

/** Forgets all that this tablet has of the orders of its shop, with the steps and cancellings that were not sent: it belongs to that shop no more. */
export function clearShopData(): void {
  dropUndo()
  useHeldSteps.setState({ held: [] })
  useCancels.setState({ cancels: [] })
  forgetSteps()
  forgetFetched()
  forgetOrders()
}
