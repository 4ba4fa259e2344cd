import { methodsGet, type Reply } from '@harbour/protocol'
import { expect, test } from 'vitest'
import type { Context } from '../context.ts'
import type { Handler } from '../platform/handle.ts'
import { createDispatcher, type IncomingCall } from './dispatcher.ts'

/** The limits that counted a call, in order; the one that all processes share is used up, so that a call ends there at the latest. */
const counted: string[] = []
const flood = () => ({
  here: async () => void counted.push('here'),
  everywhere: async () => (counted.push('everywhere'), 60),
})

// The part of a context that a call meets before anybody is asked who it is.
const context = {
  settings: { mode: 'demo' },
  drainState: { draining: false },
  clock: { now: () => 0 },
  limits: { call: flood },
  shopKeys: { met: () => undefined },
  staffSessions: { met: () => undefined },
  log: { info: () => {}, error: () => {} },
  metrics: { call: () => {} },
} as unknown as Context

const never: Handler<Context> = { definition: methodsGet, run: () => expect.fail('nobody asked for it') }
const dispatch = createDispatcher(context, [never])

async function call(content: object): Promise<Reply> {
  const form = new FormData()
  const fields = { actionName: methodsGet.name, content: JSON.stringify(content), key: '', langType: '2', userAgent: '', system: 'WEB' }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const sent = new Response(form)
  const contentType = sent.headers.get('content-type') ?? undefined
  const body = Buffer.from(await sent.arrayBuffer())
  const visit = { gateway: methodsGet.gateway, name: methodsGet.name, contentType, body, address: '203.0.113.1', logId: 'log' }
  return dispatch({ ...visit, site: undefined } as unknown as IncomingCall) // nobody looks at where it came from
}

const whole = { brand: 31, deviceId: '0b9c2f3e-6a55-4c0e-9d34-1f6f3a1f7c11', storeId: '3101', orderType: 1 }

test('a call that is refused as broken costs no write that all processes share, and counts in its own', async () => {
  expect(await call({ ...whole, orderType: 'none' })).toMatchObject({ code: 'CONTENT_INVALID' })
  expect(counted.splice(0)).toEqual(['here'])
  expect(await call(whole)).toMatchObject({ code: 'TOO_MANY_REQUESTS', data: { retryAfter: 60 } })
  expect(counted.splice(0)).toEqual(['here', 'everywhere'])
})
