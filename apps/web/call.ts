import { encode, Reply, type Action, type Answer, type DoorRefusal, type Refusal, type Sent } from '@harbour/protocol'
import type { Language } from '@harbour/rules'
import * as v from 'valibot'
import { systemFlag } from './hosts/kind.ts'
import { language } from './locale.ts'
import { m } from './paraglide/messages.js'
import { setServerTime } from './stores/clock.ts'
import { noteNetwork, reportNetworkFailure } from './stores/network.ts'
import { brand } from './stores/region.ts'
import { deviceId, useSession } from './stores/session.ts'
import { showToast } from './ui/toast.ts'

/** Where the calls go: the page says so where it is not its own gateway's usual place. There is no page while pre-rendering. */
const base = (typeof document === 'object' && document.documentElement.dataset.gateway) || '/api'
const timeoutMs = 30_000 // spec 9.7

/** The address of what stands beside the calls, such as a live stream, at the gateway that the calls go to. */
export const besideCalls = (path: string) => new URL(path, new URL(base, location.href)).href

type Options<A extends Action> = {
  signal?: AbortSignal
  /** Refusals that the caller shows itself, at the field or by the button; `'all'` shows none as a toast. */
  handles?: readonly (Refusal<A> | DoorRefusal)[] | 'all'
  /** The language of the answer, where it is not the page's. */
  language?: Language
  /** A call in the background, whose loss of the network must not stop the guest. */
  background?: boolean
}

/** Why a call did not give its answer: the reply's status, its reason code, its words and what came with them. */
export class CallFailure extends Error {
  status: number
  code: string
  data: unknown
  constructor(status: number, code: string, words: string, data?: unknown) {
    super(words)
    this.status = status
    this.code = code
    this.data = data
  }
}

/** Makes one call of the protocol: refuses as spec 8.1 to 8.4 say, renews a lost secret key by itself, and gives its answer. */
export async function call<A extends Action>(action: A, input: Sent<A>, options: Options<A> = {}): Promise<Answer<A>> {
  if (action.caller === 'visitor' || action.caller === 'member') await ensureSession(options)
  const { secretKey } = useSession.getState()
  const reply = await post(action, input, options)
  if (reply.status === 1) return v.parse(action.data, reply.data) as Answer<A> // the action's own schema has just said so
  if (reply.code === 'SECRET_KEY' && action.caller !== 'anyone') {
    // Login state 3: the same user gets a new one, unnoticed (spec 4.4), unless another call has got it by now.
    useSession.setState((session) => (session.secretKey === secretKey ? { secretKey: '' } : session))
    await ensureSession(options)
    const again = await post(action, input, options)
    if (again.status === 1) return v.parse(action.data, again.data) as Answer<A> // as above
    throw refused(again, options)
  }
  throw refused(reply, options)
}

/** A query of the server's state by one call: its key and its function, so that nobody writes either by hand. */
export function query<A extends Action>(action: A, input: Sent<A>, options: Omit<Options<A>, 'signal'> = {}) {
  return {
    queryKey: [action.name, brand(), options.language ?? language(), input] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => call(action, input, { ...options, signal }),
    meta: { everybodys: action.caller === 'anyone' },
  }
}

/** Makes sure that a session is open; the code for opening one comes with the first call that needs it. */
async function ensureSession({ background }: { background?: boolean }): Promise<void> {
  const { user, secretKey } = useSession.getState()
  if (user && secretKey) return
  const { openSession } = await import('./open-session.ts').catch(() => {
    throw lost('NETWORK', background)
  })
  await openSession().catch((cause: unknown) => {
    if (cause instanceof CallFailure && !background) tellOfSession(cause)
    throw cause
  })
}

/** What a guest hears of a session that could not be opened for what they wanted; a visitor who could not be made has been told of. */
function tellOfSession({ status }: CallFailure) {
  if (status === 0) reportNetworkFailure()
  if (status === 2 && useSession.getState().user) showToast(m.shell_connection_error())
}

async function post<A extends Action>(
  action: A,
  input: Sent<A>,
  { signal, background, language: spoken = language() }: Options<A>,
): Promise<Reply> {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(`${base}/${action.gateway}?_name=${action.name}`, {
      method: 'POST',
      body: formOf(action, input, spoken),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    const reply = v.parse(Reply, await response.json())
    setServerTime(reply.serverTime)
    noteNetwork(false)
    return reply
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw lost(timeout.aborted ? 'TIMEOUT' : 'NETWORK', background)
  }
}

function lost(code: 'TIMEOUT' | 'NETWORK', background: boolean | undefined): CallFailure {
  noteNetwork(true)
  if (!background) reportNetworkFailure()
  return new CallFailure(0, code, m.shell_connection_error())
}

function formOf(action: Action, input: object, spoken: Language): FormData {
  const common = { brand: brand(), deviceId: deviceId(), language: spoken, source: 'web' }
  const form = new FormData()
  form.set('actionName', action.name)
  form.set('content', JSON.stringify({ ...(encode(action.content, input) as object), ...common })) // a strict object encodes to one
  form.set('key', useSession.getState().secretKey)
  form.set('langType', String(spoken))
  form.set('userAgent', navigator.userAgent)
  form.set('system', systemFlag())
  return form
}

function refused<A extends Action>(reply: Reply, { handles = [], background }: Options<A>): CallFailure {
  const code = reply.code ?? 'UNKNOWN'
  const shown = handles === 'all' || (handles as readonly string[]).includes(code)
  if (reply.status === 301 && (code === 'SESSION_EXPIRED' || code === 'LOGIN_AGAIN')) useSession.setState({ loginGet: 2 })
  if (reply.status === 2 && code === 'SECRET_KEY') useSession.setState({ loginGet: 3 })
  else if (reply.status === 2 && !background) showToast(m.shell_connection_error())
  else if (reply.status === 301 && !shown && !background) showToast(reply.msg)
  return new CallFailure(reply.status, code, reply.status === 2 ? m.shell_connection_error() : reply.msg, reply.data)
}
