import { expect, test } from 'vitest'
import { createDuePrinter, type TicketOutcome } from './print-due.ts'
import { ticketName, type Ticket } from './due-tickets.ts'
import { cashDelivery, noon } from './tickets/tickets.fixtures.ts'

const ticket = (orderId: string, copy: Ticket['copy'] = 'kitchen'): Ticket => ({ order: { ...cashDelivery, orderId }, copy })

/** A printer of due tickets, whose outcomes and clock a test says, with the tickets that were tried since last asked and those that are done. */
function printing(outcomes: Record<Ticket['copy'], TicketOutcome>) {
  const clock = { at: noon }
  const [tried, done]: [string[], string[]] = [[], []]
  const printDue = createDuePrinter({
    print: async ({ order, copy }) => {
      tried.push(ticketName(order.orderId, copy))
      return outcomes[copy]
    },
    noteDone: (name) => done.push(name),
    now: () => clock.at,
  })
  return { clock, outcomes, done, printDue, tried: () => tried.splice(0) }
}

test('tickets that no printer was there for are printed once there is one', async () => {
  const { clock, outcomes, done, printDue, tried } = printing({ kitchen: 'noPrinter', customer: 'done' })
  const due = [ticket('a'), ticket('a', 'customer'), ticket('b')]
  await printDue(due)
  expect([tried(), done]).toEqual([['a.kitchen', 'a.customer'], ['a.customer']])
  outcomes.kitchen = 'done'
  await printDue([ticket('a'), ticket('b')])
  expect(tried()).toEqual([])
  clock.at += 15_001
  await printDue([ticket('a'), ticket('b')])
  expect(done).toEqual(['a.customer', 'a.kitchen', 'b.kitchen'])
})

test('a copy without a printer is tried with one ticket every 15 seconds', async () => {
  const { clock, printDue, tried } = printing({ kitchen: 'noPrinter', customer: 'noPrinter' })
  await printDue([ticket('a'), ticket('b'), ticket('c')])
  clock.at += 15_001
  await printDue([ticket('a'), ticket('b'), ticket('c')])
  expect(tried()).toEqual(['a.kitchen', 'a.kitchen'])
})

test('where nothing can be sent the others wait', async () => {
  const { done, printDue, tried } = printing({ kitchen: 'failed', customer: 'done' })
  await printDue([ticket('a'), ticket('b', 'customer')])
  expect([tried(), done]).toEqual([['a.kitchen'], []])
})
