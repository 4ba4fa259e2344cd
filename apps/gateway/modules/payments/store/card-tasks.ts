import type { Instant } from '@harbour/rules'
import type { Database } from '../../../platform/database/database.ts'
import { statement, type Statement } from '../../../platform/database/statement.ts'
import { anyDue } from '../../../platform/workers/worker.ts'

/**
 * A question about a card that its provider is still to be asked. `saving`: whether it has kept the token's card, asked under `key`, or one that was given to it on
 * its page `session`; `removing`: to remove the card `ref`.
 */
export type CardTask = {
  key: string
  provider: string
  token: string | null
  ref: string | null
  state: 'saving' | 'removing'
  tries: number
} & Pick<CardPage, 'userId' | 'savingId' | 'session'>

/** The page on which a member saves a card at a provider: opened there under `savingId`; `session` and `page` are null until its answer has come. */
export type CardPage = {
  key: string
  provider: string
  userId: string | null
  savingId: string | null
  session: string | null
  page: string | null
}

export type CardTasks = {
  /** Writes down that a provider is about to be asked to save a card; done again with the same key it is the same task. */
  begin(task: { key: string; provider: string; token: string; tryAt: Instant }): Promise<void>
  /** Writes down that a provider is about to be asked for a page, or gives the one that the member has; nothing for somebody who is no member any more. */
  beginPage(ask: { userId: string; provider: string; savingId: string; tryAt: Instant }): Promise<CardPage | undefined>
  /** The provider has opened the page; false where nobody waits for it any more. */
  openedPage(page: { savingId: string; session: string; page: string }): Promise<boolean>
  pageOf(userId: string): Promise<CardPage | undefined>
  pageOfSession(provider: string, session: string): Promise<CardPage | undefined>
  /** No card was saved on the page, and none can be. */
  endedPage(page: Pick<CardPage, 'key' | 'session'>): Promise<void>
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
    beginPage: async ({ userId, provider, savingId, tryAt }) =>
      (await db.rows<CardPage>(BEGIN_PAGE, [userId, provider, savingId, new Date(tryAt)]))[0],
    openedPage: async ({ savingId, session, page }) => (await db.rows(OPENED_PAGE, [savingId, session, page])).length > 0,
    pageOf: async (userId) => (await db.rows<CardPage>(PAGE_OF, [userId]))[0],
    pageOfSession: async (provider, session) => (await db.rows<CardPage>(PAGE_OF_SESSION, [provider, session]))[0],
    endedPage: ({ key, session }) => write(ENDED_PAGE, [key, session]),
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

const page = 'task_key as key, provider, user_id as "userId", saving_id as "savingId", session_ref as session, page'

/** The key is the member's own id, so that they have one page, however often and wherever they ask for it. */
const BEGIN_PAGE = statement(
  'card-tasks-begin-page',
  `with member as (select user_id from users where user_id = $1 and kind = 'member' for key share)
         insert into card_tasks (task_key, provider, state, user_id, saving_id, try_at)
         select user_id::text, $2, 'saving', user_id, $3::uuid, $4::timestamptz from member
         on conflict (task_key) do update set try_at = excluded.try_at
         returning ${page}`,
)
const OPENED_PAGE = statement(
  'card-tasks-opened-page',
  `update card_tasks set session_ref = $2, page = case when user_id is not null then $3 end
         where saving_id = $1::uuid and state = 'saving' returning true as opened`,
)
const PAGE_OF = statement('card-tasks-page-of', `select ${page} from card_tasks where task_key = $1`)
const PAGE_OF_SESSION = statement('card-tasks-page-of-session', `select ${page} from card_tasks where provider = $1 and session_ref = $2`)
const ENDED_PAGE = statement('card-tasks-ended-page', 'delete from card_tasks where task_key = $1 and session_ref is not distinct from $2')

const toDo = 'try_at <= $1'

/** The condition, at the moment `$1`, that a provider is to be asked about a card. */
export const cardTasksDue = anyDue(`card_tasks where ${toDo}`, 'try_at')

const CLAIM = statement(
  'card-tasks-claim',
  `with due as (select task_key from card_tasks where ${toDo} order by try_at limit $3 for update skip locked)
         update card_tasks t set try_at = $2, tries = tries + 1 from due where t.task_key = due.task_key
         returning t.task_key as key, provider, token, ref, state, tries, user_id as "userId", saving_id as "savingId", session_ref as session`,
)

const GIVE_UP = statement(
  'card-tasks-give-up',
  `update card_tasks t set state = 'removing', ref = $2, token = null
         where task_key = $1 and state = 'saving' and not exists (select from cards c where c.provider = t.provider and c.ref = $2)
         returning true as given`,
)

const DONE = statement('card-tasks-done', 'delete from card_tasks where task_key = $1 and state = $2')
const AGAIN = statement('card-tasks-again', 'update card_tasks set try_at = $2 where task_key = $1')
