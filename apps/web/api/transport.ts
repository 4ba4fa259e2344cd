import { encode, Reply, type Action, type Sent } from '@harbour/protocol'
import type { Language } from '@harbour/rules'
import * as v from 'valibot'
import { systemFlag } from '../lib/host-kind.ts'
import { language } from '../lib/locale.ts'
import { noteNetwork, reportNetworkFailure } from '../lib/network.ts'
import { setServerTime } from '../lib/server-clock.ts'
import { m } from '../paraglide/messages.js'
import { CallFailure, unanswered } from './call-failure.ts'
import { brand } from './region.ts'
import { deviceId, useSession } from './session.ts'

/** The address of the gateway: the page says it where it is not its own gateway's usual place. There is no page while pre-rendering. */
const base = (typeof document === 'object' && document.documentElement.dataset.gateway) || '/api'
const timeoutMs = 30_000 // spec 9.7

/** The address of what stands beside the calls, such as a live stream, at the gateway that the calls go to. */
export const gatewayUrl = (path: string) => new URL(path, new URL(base, location.href)).href

type PostOptions = {
  signal?: AbortSignal
  /** The language of the answer, where it is not the page's. */
  language?: Language
  /** A call in the background, whose loss of the network must not stop the guest. */
  background?: boolean
}

/** Posts one call as a form, and gives the reply as it came: what it says is for others to judge. */
export async function post<A extends Action>(
  action: A,
  input: Sent<A>,
  { signal, background, language: spoken = language() }: PostOptions,
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

/** The failure of a call that the network has lost; the guest is told of it unless the call was one in the background. */
export function lost(code: 'TIMEOUT' | 'NETWORK', background: boolean | undefined): CallFailure {
  noteNetwork(true)
  if (!background) reportNetworkFailure()
  return new CallFailure(unanswered, code, m.shell_connection_error())
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
