import type { Instant } from '@harbour/rules'
import type { Database } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

export type Puzzle = { puzzleId: string; deviceId: string; x: number; expiresAt: Instant }

export type Puzzles = {
  keep(puzzle: Puzzle): Promise<void>
  /** Takes a puzzle out for its one answer: where the slice belongs; undefined for one that is over. */
  take(ask: { puzzleId: string; deviceId: string; now: Instant }): Promise<number | undefined>
}

export function createPuzzles(db: Database): Puzzles {
  return {
    async keep({ puzzleId, deviceId, x, expiresAt }) {
      await db.rows(KEEP, [puzzleId, deviceId, x, new Date(expiresAt)])
    },
    take: async ({ puzzleId, deviceId, now }) => (await db.rows<{ x: number }>(TAKE, [puzzleId, deviceId, new Date(now)]))[0]?.x,
  }
}

const KEEP = statement('puzzles-keep', 'insert into puzzles (puzzle_id, device_id, x, expires_at) values ($1, $2, $3, $4)')
const TAKE = statement('puzzles-take', 'delete from puzzles where puzzle_id = $1 and device_id = $2 and expires_at > $3 returning x')
