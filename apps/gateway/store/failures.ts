import { hash } from 'node:crypto'
import type { Clock } from '../context.ts'
import type { Database, Statement } from './database.ts'

export type Failures = {
  /** How often this went wrong lately. */
  count(subject: string): Promise<number>
  /** Counts once more; the count is forgotten so many milliseconds after its first. */
  add(subject: string, lasts: number): Promise<number>
  forget(subject: string): Promise<void>
}

/** Counts what goes wrong, for all processes together. Only hashes of what it was are kept. */
export function createFailures(db: Database, clock: Clock): Failures {
  const key = (subject: string) => hash('sha256', subject, 'buffer')
  return {
    count: async (subject) => (await db.rows<{ count: number }>(COUNT, [key(subject), new Date(clock.now())]))[0]?.count ?? 0,
    async add(subject, lasts) {
      const values = [key(subject), new Date(clock.now()), new Date(clock.now() + lasts)]
      return (await db.rows<{ count: number }>(ADD, values))[0]?.count ?? 1
    },
    async forget(subject) {
      await db.rows(FORGET, [key(subject)])
    },
  }
}

const COUNT: Statement = { name: 'failures-count', text: 'select count from failures where subject = $1 and expires_at > $2' }
const ADD: Statement = {
  name: 'failures-add',
  text: `insert into failures as f (subject, count, expires_at) values ($1, 1, $3)
         on conflict (subject) do update set count = case when f.expires_at > $2 then f.count + 1 else 1 end,
           expires_at = case when f.expires_at > $2 then f.expires_at else $3 end
         returning count`,
}
const FORGET: Statement = { name: 'failures-forget', text: 'delete from failures where subject = $1' }
