import type { DataRequest } from '@harbour/protocol'
import type { Instant } from '@harbour/rules'
import type { Database, Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'

/** A request with its member unmasked: it goes out through `shownRequest` alone. */
export type DataRequestRecord = Pick<DataRequest, 'requestId' | 'kind' | 'channel' | 'receivedOn' | 'dueOn' | 'notedBy'> & {
  userId: string | null
  memberNo: string | null
  firstName: string | null
  lastName: string | null
  endedAt: Instant | null
  outcome: DataRequest['end']
  endedBy: string | null
}

export type NewDataRequest = Pick<DataRequest, 'requestId' | 'kind' | 'channel' | 'receivedOn' | 'dueOn'> & {
  userId: string
  staffId: string
  at: Instant
}

type Ending = { staffId: string; at: Instant }

export type DataRequests = {
  /** Those that wait, the most urgent first, and then the last that have ended. */
  list(): Promise<DataRequestRecord[]>
  find(rows: Rows, requestId: string): Promise<DataRequestRecord | undefined>
  /** Notes one; false where there is one of this id. */
  note(rows: Rows, request: NewDataRequest): Promise<boolean>
  /** Ends one that waits without doing it; false where none waits. */
  close(rows: Rows, request: Ending & { requestId: string }): Promise<boolean>
  /** Ends those of a member of one kind that wait, which have just been done. */
  done(rows: Rows, of: Ending & { userId: string; kind: DataRequest['kind'] }): Promise<void>
}

const columns = `d.request_id as "requestId", d.kind, d.channel, to_char(d.received_on, 'YYYY/MM/DD') as "receivedOn", to_char(d.due_on, 'YYYY/MM/DD') as "dueOn",
  noting.name as "notedBy", d.user_id as "userId", m.member_no as "memberNo", m.first_name as "firstName", m.last_name as "lastName",
  d.ended_at as "endedAt", d.outcome, ending.name as "endedBy"`
const joined = `data_requests d join staff noting on noting.staff_id = d.noted_by left join staff ending on ending.staff_id = d.ended_by
  left join members m on m.user_id = d.user_id`
const WAITING = statement(
  'data-requests-waiting',
  `select ${columns} from ${joined} where d.ended_at is null order by d.due_on, d.noted_at, d.request_id limit 500`,
)
const ENDED = statement(
  'data-requests-ended',
  `select ${columns} from ${joined} where d.ended_at is not null order by d.ended_at desc, d.request_id limit 50`,
)
const FIND = statement('data-requests-find', `select ${columns} from ${joined} where d.request_id = $1`)
const NOTE = statement(
  'data-requests-note',
  `insert into data_requests (request_id, user_id, kind, channel, received_on, due_on, noted_by, noted_at)
    values (:requestId, :userId, :kind, :channel, to_date(:receivedOn, 'YYYY/MM/DD'), to_date(:dueOn, 'YYYY/MM/DD'), :staffId, :at)
    on conflict (request_id) do nothing returning true as noted`,
)
const CLOSE = statement(
  'data-requests-close',
  `update data_requests set ended_at = $3, outcome = 'closed', ended_by = $2 where request_id = $1 and ended_at is null returning true as closed`,
)
const DONE = statement(
  'data-requests-done',
  `update data_requests set ended_at = :at, outcome = 'done', ended_by = :staffId where user_id = :userId and kind = :kind and ended_at is null`,
)

export function createDataRequests(db: Database): DataRequests {
  return {
    async list() {
      const [waiting, ended] = await Promise.all([db.rows<DataRequestRecord>(WAITING), db.rows<DataRequestRecord>(ENDED)])
      return [...waiting, ...ended]
    },
    find: async (rows, requestId) => (await rows<DataRequestRecord>(FIND, [requestId]))[0],
    note: async (rows, { at, ...request }) => (await rows(NOTE, { ...request, at: moment(at) })).length > 0,
    close: async (rows, { requestId, staffId, at }) => (await rows(CLOSE, [requestId, staffId, moment(at)])).length > 0,
    done: async (rows, { at, ...of }) => void (await rows(DONE, { ...of, at: moment(at) })),
  }
}
