import type { Instant } from '@harbour/rules'
import type { Database, Rows } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

/** A consent that somebody gave or took back, when, and to which version of the words. */
export type Consent = { kind: string; given: boolean; wording: string; at: Instant }

export type Consents = {
  /** All that a member ever agreed to or took back, the latest last. */
  of(userId: string): Promise<Consent[]>
  keep(userId: string, consents: readonly Consent[]): Promise<void>
}

export function createConsents(db: Database): Consents {
  return {
    of: (userId) => db.rows(OF, [userId]),
    keep: (userId, consents) => db.transaction((rows) => keepConsents(rows, userId, consents)),
  }
}

/** Keeps consents beside whatever else is written with them. */
export async function keepConsents(rows: Rows, userId: string, consents: readonly Consent[]): Promise<void> {
  for (const { kind, given, wording, at } of consents) await rows(KEEP, { userId, kind, given, wording, at: new Date(at) })
}

const OF = statement('consents-of', 'select kind, given, wording, at from consents where user_id = $1 order by consent_id')
const KEEP = statement(
  'consents-keep',
  'insert into consents (user_id, kind, given, wording, at) values (:userId, :kind, :given, :wording, :at)',
)
