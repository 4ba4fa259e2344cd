import type { Instant } from '@harbour/rules'
import type { Database } from '../../../platform/database/database.ts'
import { statement, type Statement } from '../../../platform/database/statement.ts'
import { anyDue } from '../../../platform/workers/worker.ts'

/**
 * A question about a card that its provider is still to be asked; `key` is the key under which it is asked. `saving`: whether it has kept the token's card;
 * `removing`: to remove the card `ref`.
 */
export type CardTask = {
  key: string
  provider: string
  token: string | null
  ref: string | null
  state: 'saving' | 'removing'
  tries: number
}

export type CardTasks = {
  /** Writes down that a provider is about to be asked to save a card; done again with the same key it is the same task. */
  begin(task: { key: string; provider: string; token: string; tryAt: Instant }): Promise<void>
  /** Claims some tasks until then, so that no two processes do the same at once. */
  claim(ask: { now: Instant; until: Instant; most: number }): Promise<CardTask[]>
  /** The provider has saved a card that nobody has come back for; false where somebody has, or has it already. */
  giveUp(key: string, ref: string): Promise<boolean>
  /** Done with, if the task is still what it was. */
  done(task: Pick<CardTask, 'key' | 'state'>): Promise<void>
  /** The provider did not answer: again at that time. */
  again(key: string, at: Instant): Promise<void>
}

export function createCardTasks(db: Database): CardTasks {
  const write = async (statement: Statement, values: unknown[]) => void (await db.rows(statement, values))
  return {
    begin: ({ key, provider, token, tryAt }) => write(BEGIN, [key, provider, token, new Date(tryAt)]),
    claim: ({ now, until, most }) => db.rows(CLAIM, [new Date(now), new Date(until), most]),
    giveUp: async (key, ref) => (await db.rows(GIVE_UP, [key, ref])).length > 0,
    done: ({ key, state }) => write(DONE, [key, state]),
    again: (key, at) => write(AGAIN, [key, new Date(at)]),
  }
}

const BEGIN = statement(
  'card-tasks-begin',
  `insert into card_tasks (task_key, provider, token, state, try_at) values ($1, $2, $3, 'saving', $4)
         on conflict (task_key) do update set try_at = excluded.try_at where card_tasks.state = 'saving'`,
)

const toDo = 'try_at <= $1'

/** The condition, at the moment `$1`, that a provider is to be asked about a card. */
export const cardTasksDue = anyDue(`card_tasks where ${toDo}`, 'try_at')

const CLAIM = statement(
  'card-tasks-claim',
  `with due as (select task_key from card_tasks where ${toDo} order by try_at limit $3 for update skip locked)
         update card_tasks t set try_at = $2, tries = tries + 1 from due where t.task_key = due.task_key
         returning t.task_key as key, provider, token, ref, state, tries`,
)

const GIVE_UP = statement(
  'card-tasks-give-up',
  `update card_tasks t set state = 'removing', ref = $2, token = null
         where task_key = $1 and state = 'saving' and not exists (select from cards c where c.provider = t.provider and c.ref = $2)
         returning true as given`,
)

const DONE = statement('card-tasks-done', 'delete from card_tasks where task_key = $1 and state = $2')
const AGAIN = statement('card-tasks-again', 'update card_tasks set try_at = $2 where task_key = $1')
