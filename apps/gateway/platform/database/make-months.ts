import type { Database } from './database.ts'
import { statement } from './statement.ts'

/** Enough that a gateway which stands still for a quarter of a year finds its months. */
const monthsAhead = 3

const MAKE = statement('months-make', 'select make_month(now(), $1) as made')

/**
 * Makes the tables into which the orders' steps and bookings of the next months go (033-months.sql), as far as they are missing, each in a transaction of its
 * own. Gives how many it has made; throws where writers keep it waiting for half a second.
 */
export async function makeMonths(db: Pick<Database, 'rows'>, ahead = monthsAhead): Promise<number> {
  for (let all = 0; ; all++) {
    const [made] = await db.rows<{ made: number }>(MAKE, [ahead])
    if (!made?.made) return all
  }
}
