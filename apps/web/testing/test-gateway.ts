import { replyStatuses, type Action } from '@harbour/protocol'
import { vi } from 'vitest'

/** A call as it came: its name and its content as it was on the wire. */
export type ReceivedCall = { name: string; content: Record<string, unknown> }
type Reply = { data: unknown } | { refused: string; words?: string; data?: unknown }
type Answers = (received: ReceivedCall) => Reply | Promise<Reply>

/** An answer of the gateway's to one call. */
export const answering = (action: Action, answer: (received: ReceivedCall) => Reply | Promise<Reply>) => ({ action, answer })

/** A file that the gateway has beside the calls. */
type StoredFile = { file: RegExp; read: () => unknown }

/** The gateway's time: a Monday at noon, whatever this machine's clock says. */
export const noon = Date.parse('2026-11-23T12:00:00+08:00')

/** Answers the page's calls in the gateway's place, each by its own; gives all that were received, in order. What nobody answers is lost. */
export function gatewayOf(...answers: (ReturnType<typeof answering> | StoredFile)[]): ReceivedCall[] {
  const files = answers.filter((each) => 'file' in each)
  const by = new Map<string, Answers>(answers.flatMap((each) => ('action' in each ? [[each.action.name, each.answer]] : [])))
  const received: ReceivedCall[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: FormData }) => {
    const file = files.find((each) => each.file.test(url))
    if (file) return Response.json(file.read())
    const name = new URL(url, location.href).searchParams.get('_name') ?? ''
    const content = JSON.parse(String(body?.get('content'))) as ReceivedCall['content'] // the form of a call of ours
    received.push({ name, content })
    const answer = by.get(name)
    if (!answer) throw new TypeError(`nobody answers ${name}`)
    return Response.json(envelope(await answer({ name, content })))
  })
  return received
}

function envelope(reply: Reply) {
  const said =
    'refused' in reply
      ? { status: replyStatuses.refused, code: reply.refused, msg: reply.words ?? reply.refused }
      : { status: replyStatuses.done, msg: '' }
  return { ...said, data: reply.data ?? null, logId: 'log', serverTime: noon }
}
