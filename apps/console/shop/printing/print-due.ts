import { ticketName, type Ticket } from './due-tickets.ts'
import type { Copy } from './printing-store.ts'

/** The outcome of one try: seen to for good, not now for want of a printer for its copy, or not at all. */
export type TicketOutcome = 'done' | 'noPrinter' | 'failed'

type DuePrinterDeps = {
  print: (ticket: Ticket) => Promise<TicketOutcome>
  noteDone: (name: string, now: number) => void
  now: () => number
}

/** A ticket that could not be printed is tried again after so long. */
const pause = 15_000

/**
 * Makes a printer of due tickets, one after the other, in the order in which they are cooked. Where nothing can be sent it stops. Of a copy that has no printer one
 * ticket is tried now and then; the others wait for it, and come out once a printer is there.
 */
export function createDuePrinter({ print, noteDone, now }: DuePrinterDeps): (due: readonly Ticket[]) => Promise<void> {
  const triedAt = new Map<string, number>()
  const lackedAt = new Map<Copy, number>()
  const rests = (tried: number | undefined) => tried !== undefined && now() - tried <= pause
  return async (due) => {
    // A tablet stands at the counter for weeks: what rests no more is forgotten.
    for (const [name, tried] of triedAt) if (!rests(tried)) triedAt.delete(name)
    for (const ticket of due) {
      const { copy } = ticket
      const name = ticketName(ticket.order.orderId, copy)
      if (rests(triedAt.get(name)) || rests(lackedAt.get(copy))) continue
      triedAt.set(name, now())
      const outcome = await print(ticket)
      if (outcome === 'failed') return
      if (outcome === 'noPrinter') lackedAt.set(copy, now())
      else {
        lackedAt.delete(copy)
        noteDone(name, now())
      }
    }
  }
}
