import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from './context.ts'

/** Tickets open the live stream of one order and nothing else, so that an id in a URL is never proof. */
export type Tickets = { issue(orderId: string): string; opens(ticket: string, orderId: string): boolean }

const lifetime = 12 * 60 * 60 * 1000

/** Tickets signed with a secret that every process of an installation shares; they last 12 hours. */
export function createTickets(secret: Buffer, clock: Clock): Tickets {
  const sign = (orderId: string, expiry: string) => createHmac('sha256', secret).update(`${orderId} ${expiry}`).digest('base64url')
  return {
    issue(orderId) {
      const expiry = (clock.now() + lifetime).toString(36)
      return `${expiry}.${sign(orderId, expiry)}`
    },
    opens(ticket, orderId) {
      const [expiry = '', signature = ''] = ticket.split('.')
      const expected = Buffer.from(sign(orderId, expiry))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected) && clock.now() < Number.parseInt(expiry, 36)
    },
  }
}
