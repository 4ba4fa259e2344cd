import { randomBytes } from 'node:crypto'

export type Json = Record<string, unknown>
export type Reply = { status: number; body: Json }

export const id = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`
export const now = () => Math.floor(Date.now() / 1000)
export const error = (status: number, type: string, code?: string): Reply => ({
  status,
  body: { error: { type, code, message: code ?? type } },
})
export const invalid = (code: string, status = 400) => error(status, 'invalid_request_error', code)
export const done = (body: Json): Reply => ({ status: 200, body })
export const nested = (form: URLSearchParams, name: string) =>
  Object.fromEntries([...form].flatMap(([key, value]) => (key.startsWith(`${name}[`) ? [[key.slice(name.length + 1, -1), value]] : [])))

/** Newest first, in pages, as all of Stripe's lists. */
export function list<T extends { id: string }>(all: Iterable<T>, query: URLSearchParams, grown: (one: T, expand: string) => Json): Reply {
  const since = Number(query.get('created[gte]') ?? 0)
  const until = Number(query.get('created[lte]') ?? Infinity)
  const intent = query.get('payment_intent')
  const fit = [...all]
    .toReversed()
    .filter(
      (one) =>
        Number('created' in one ? one.created : 0) >= since &&
        Number('created' in one ? one.created : 0) <= until &&
        (intent === null || ('payment_intent' in one && one.payment_intent === intent)),
    )
  const start = fit.findIndex((one) => one.id === query.get('starting_after')) + 1
  const end = start + Number(query.get('limit') ?? 10)
  const data = fit.slice(start, end).map((one) => grown(one, query.get('expand[0]') ?? ''))
  return done({ object: 'list', url: '/v1', has_more: end < fit.length, data })
}
