import type { Database } from './database.ts'
import { statement } from './statement.ts'

/** Enough that a gateway which stands still for a quarter of a year finds its months. */
const monthsAhead = 3

const MAKE = statement('months-make', 'select make_months(now(), $1) as made')

/** Makes the tables into which the orders' steps and bookings of the next months go (033-months.sql), as far as they are missing. Gives how many it has made. */
export async function makeMonths(db: Pick<Database, 'rows'>): Promise<number> {
  const [made] = await db.rows<{ made: number }>(MAKE, [monthsAhead])
  return made?.made ?? 0
}
