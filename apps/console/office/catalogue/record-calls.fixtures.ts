import { catalogueDraftSave, catalogueRecordGet, catalogueRecordRevert, catalogueRecordSave, replyStatuses } from '@harbour/protocol'
import { vi } from 'vitest'

/** A record of a draft as the gateway has it: a word for its content in the draft and live, and whether it was published otherwise since. */
type RecordThere = { held: string | null; live: string | null; conflict?: boolean }

type Sent = { name: string; content: Record<string, unknown> }

/** The hash that stands for a content, which a word names. */
export const hashOf = (word: string): string => Buffer.from(word).toString('hex').padEnd(64, '0')

const recordOf = (word: string | null) => (word === null ? null : { hash: hashOf(word), record: { from: word } })

const startedDraft = {
  versionNo: 13,
  state: 'draft',
  revision: 1,
  changes: 0,
  note: '',
  baseNo: 11,
  authorName: 'Ada',
  createdAt: '2026/07/01 12:00:00',
  askedName: null,
  askedAt: null,
  approvedName: null,
  publishAt: null,
  publishedAt: null,
  fault: null,
  kept: true,
}

/** Answers the calls for records of drafts in place of the gateway: `there` by the number of a draft. A new draft is the 13th. Gives all that is sent. */
export function answerRecordCalls(there: Record<number, RecordThere>): Sent[] {
  const sent: Sent[] = []
  const answers: Record<string, (content: Sent['content']) => unknown> = {
    [catalogueDraftSave.name]: () => ({ version: startedDraft }),
    [catalogueRecordGet.name]: ({ versionNo }) => {
      const { held, live, conflict = false } = there[Number(versionNo)] ?? { held: null, live: null }
      return { held: recordOf(held), live: recordOf(live), conflict, changedBy: null, changedAt: null }
    },
    [catalogueRecordRevert.name]: () => ({ revision: 2 }),
    [catalogueRecordSave.name]: () => ({ hash: hashOf('saved'), revision: 2 }),
  }
  vi.stubGlobal('fetch', async (url: string, { body }: { body: FormData }) => {
    const name = new URL(url, 'http://office').searchParams.get('_name') ?? ''
    const content = JSON.parse(String(body.get('content'))) as Record<string, unknown> // the form of a call of ours
    sent.push({ name, content })
    const data = answers[name]?.(content)
    return Response.json({ status: replyStatuses.done, msg: '', logId: 'l', serverTime: 0, data })
  })
  return sent
}
