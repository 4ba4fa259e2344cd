import { m } from '../../paraglide/messages.js'
import { offerUndo } from '../../ui/UndoBar.tsx'
import { takeStep } from '../orders/step-queue.ts'
import type { KitchenLine } from './kitchen-lines.ts'

/** Lines that were finished at this tablet, the last one last. */
const finished: KitchenLine[] = []

/** Finishes a line in each of its orders, or takes that back; offers the opposite for a moment. */
export function finish(line: KitchenLine): void {
  if (line.done) return takeBack(line)
  say(line, true)
  finished.push(line)
  offerUndo(m.kitchen_finished({ name: line.name }), () => takeBack(line))
}

/** Takes the last line back that was finished at this tablet. */
export function takeLastBack(): void {
  const last = finished.at(-1)
  if (last) takeBack(last)
}

function takeBack(line: KitchenLine): void {
  const at = finished.findLastIndex(({ key }) => key === line.key)
  if (at >= 0) finished.splice(at, 1)
  say(line, false)
  offerUndo(m.kitchen_taken_back({ name: line.name }), () => finish({ ...line, done: false }))
}

function say({ of }: KitchenLine, done: boolean): void {
  for (const { orderId, pickupNo, index } of of) takeStep({ kind: 'line', orderId, pickupNo, index, done })
}
