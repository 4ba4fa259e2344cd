import { encode, Reply, replyStatuses, type Action, type Answer, type Sent } from '@harbour/protocol'
import * as v from 'valibot'
import { language } from '../lib/locale.ts'
import { setServerTime } from '../lib/server-clock.ts'
import { m } from '../paraglide/messages.js'
import { CallFailure } from './call-failure.ts'
import { noteRefusal } from './ended-keys.ts'
import { brand, deviceId, keyFor } from './keys.ts'
import { postForm, type FormPost } from './post-form.ts'

const timeoutMs = 30_000

type CallOptions = {
  signal?: AbortSignal | undefined
  /** It goes on when the page is left. */
  keepalive?: boolean | undefined
  /** Posts it in the page's stead, and gives the reply's JSON; throws where it is lost. */
  by?: ((post: FormPost) => Promise<unknown>) | undefined
}

/** Makes one call of the protocol under the key that its caller needs, and gives its answer; throws a `CallFailure` where it is refused or lost. */
export async function call<A extends Action>(action: A, input: Sent<A>, options: CallOptions = {}): Promise<Answer<A>> {
  return v.parse(action.data, await callUnread(action, input, options)) as Answer<A> // the action's own schema has just said so
}

/** The same, its answer as it came: for one that is too long to be read at once. */
export async function callUnread<A extends Action>(action: A, input: Sent<A>, options: CallOptions = {}): Promise<unknown> {
  const key = keyFor(action.caller)
  const reply = await post(action, fieldsOf(action, input, key), options)
  setServerTime(reply.serverTime)
  if (reply.status === replyStatuses.done) return reply.data
  const { code = 'INTERNAL', msg, data } = reply
  noteRefusal(action.caller, { code, key })
  throw new CallFailure(code, msg, data)
}

async function post(action: Action, fields: FormPost['fields'], { signal, keepalive, by }: CallOptions): Promise<Reply> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const request = { address: `/api/${action.gateway}?_name=${action.name}`, fields }
  const ends = { keepalive, signal: signal ? AbortSignal.any([signal, timeout]) : timeout }
  try {
    return v.parse(Reply, await (by ? by(request) : postForm(request, ends)))
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new CallFailure(timeout.aborted ? 'TIMEOUT' : 'NETWORK', m.frame_not_reached())
  }
}

function fieldsOf(action: Action, input: object, key: string): FormPost['fields'] {
  const common = { brand: brand(), deviceId: deviceId(), language: language(), source: 'console' }
  return {
    actionName: action.name,
    content: JSON.stringify({ ...(encode(action.content, input) as object), ...common }), // a strict object encodes to one
    key,
    langType: String(language()),
    userAgent: navigator.userAgent,
    system: 'WEB',
  }
}

/** A query of the server's state by one call: its key and its function. */
export function query<A extends Action>(action: A, input: Sent<A>) {
  return {
    queryKey: [action.name, language(), input] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => call(action, input, { signal }),
  }
}
