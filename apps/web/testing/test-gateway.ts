import { replyStatuses, type Action } from '@harbour/protocol'
import { vi } from 'vitest'

/** A call as it came: its name and its content as it was on the wire. */
export type ReceivedCall = { name: string; content: Record<string, unknown> }
type Reply = { data: unknown } | { refused: string; words?: string; data?: unknown }
type Answers = (received: ReceivedCall) => Reply | Promise<Reply>

/** An answer of the gateway's to one call. */
export const answering = (action: Action, answer: (received: ReceivedCall) => Reply | Promise<Reply>) => ({ action, answer })

/** Answers the page's calls in the gateway's place, each by its own; gives all that were received, in order. What nobody answers is lost. */
export function gatewayOf(...answers: ReturnType<typeof answering>[]): ReceivedCall[] {
  const by = new Map<string, Answers>(answers.map(({ action, answer }) => [action.name, answer]))
  const received: ReceivedCall[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: FormData }) => {
    const name = new URL(url, location.href).searchParams.get('_name') ?? ''
    const content = JSON.parse(String(body.get('content'))) as ReceivedCall['content'] // the form of a call of ours
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
  return { ...said, data: reply.data ?? null, logId: 'log', serverTime: Date.now() }
}
