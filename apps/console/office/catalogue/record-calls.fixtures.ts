import {
  catalogueDraftSave,
  catalogueRecordGet,
  catalogueRecordRevert,
  catalogueRecordSave,
  encode,
  replyStatuses,
} from '@harbour/protocol'
import { vi } from 'vitest'
import { draftNo } from './versions.fixtures.ts'

/** A record of a draft as the gateway has it: a word for its content in the draft and live, and whether it was published otherwise since. */
type RecordThere = { held: string | null; live: string | null; conflict?: boolean }

type Sent = { name: string; content: Record<string, unknown> }

/** The hash that stands for a content, which a word names. */
export const hashOf = (word: string): string => Buffer.from(word).toString('hex').padEnd(64, '0')

const recordOf = (word: string | null) => (word === null ? null : { hash: hashOf(word), record: { from: word } })

/** Answers the calls for records of drafts in place of the gateway: `there` by the number of a draft. A new draft is the 13th. Gives all that is sent. */
export function answerRecordCalls(there: Record<number, RecordThere>): Sent[] {
  const sent: Sent[] = []
  const answers: Record<string, (content: Sent['content']) => unknown> = {
    [catalogueDraftSave.name]: () => encode(catalogueDraftSave.data, { version: draftNo(13) }),
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
