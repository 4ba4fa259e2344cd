import type { Context } from '../context.ts'
import { inRounds } from './in-rounds.ts'

/** How many rows are in hand at once: the database has eight connections, and providers are slow. */
const atOnce = 20

/**
 * `take`: takes so many rows in hand at most whose time has come, and says when they are due again, so that they are not lost if we die here.
 * `deed`: what is done with one of them; done twice it does no more than once.
 */
export type Work<House, Row> = {
  name: string
  every: number
  take: (house: House, most: number) => Promise<Row[]>
  deed: (row: Row, house: House) => Promise<unknown>
}

/** Whoever does it in rounds until `stop`, which waits for the round that is under way; and one such round, until nothing is due any more. */
export type Worker<House> = ((house: House) => { stop: () => Promise<void> }) & { round: (house: House) => Promise<void> }

/** A worker whose work is rows (docs/decisions/018-work-in-rows.md). What goes wrong with one row is logged, and stops no other. */
export function worker<House extends Pick<Context, 'log'>, Row>({ name, every, take, deed }: Work<House, Row>): Worker<House> {
  async function round(house: House, going: () => boolean): Promise<void> {
    for (let found = atOnce; found === atOnce && going();) {
      const rows = await take(house, atOnce)
      const outcomes = await Promise.allSettled(rows.map((row) => deed(row, house)))
      for (const outcome of outcomes) if (outcome.status === 'rejected') tell(house, outcome.reason)
      found = rows.length
    }
  }

  const tell = ({ log }: House, fault: unknown) => log.error({ work: name, fault: fault instanceof Error ? fault.message : typeof fault })

  const begin = (house: House) =>
    inRounds({ every, begin: true, work: (going) => round(house, going), onFault: (fault) => tell(house, fault) })
  return Object.assign(begin, { round: (house: House) => round(house, () => true) })
}
