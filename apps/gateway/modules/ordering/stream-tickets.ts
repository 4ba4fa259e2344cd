import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'

/** Tickets open the live stream of one order and nothing else, so that an id in a URL is never proof. */
export type Tickets = {
  /** `userId`: whose it is, so that their streams can be counted together; the ticket names nobody. */
  issue(orderId: string, userId?: string): string
  opens(ticket: string, orderId: string): boolean
}

/** The guest whom a ticket that opens is of, by a word that is theirs alone; empty for one of nobody's. */
export const guestOfTicket = (ticket: string): string => ticket.split('.')[1] ?? ''

const lifetime = 12 * 60 * 60 * 1000

/** Tickets signed with a secret that every process of an installation shares; they last 12 hours. */
export function createTickets(secret: Buffer, clock: Clock): Tickets {
  const keyed = (words: string) => createHmac('sha256', secret).update(words).digest('base64url')
  const sign = (orderId: string, expiry: string, guest: string) => keyed(`${orderId} ${expiry} ${guest}`)
  return {
    issue(orderId, userId) {
      const expiry = (clock.now() + lifetime).toString(36)
      const guest = userId === undefined ? '' : keyed(`guest ${userId}`).slice(0, 16)
      return `${expiry}.${guest}.${sign(orderId, expiry, guest)}`
    },
    opens(ticket, orderId) {
      const [expiry = '', guest = '', signature = ''] = ticket.split('.')
      const expected = Buffer.from(sign(orderId, expiry, guest))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected) && clock.now() < Number.parseInt(expiry, 36)
    },
  }
}
