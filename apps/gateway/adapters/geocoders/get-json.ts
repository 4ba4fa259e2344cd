import * as v from 'valibot'
import { askProvider } from '../../platform/telemetry/ask-provider.ts'

/** A guest is typing: a provider that takes longer is of no help. */
const timeoutMs = 1500

type Question = { url: string; path: string; query: Record<string, string> }

/** Asks a provider and checks what it says. Its answer, or a throw whose message names no place and no key: it goes into the log. */
export async function getJson<Schema extends v.GenericSchema>(
  schema: Schema,
  { url, path, query }: Question,
): Promise<v.InferOutput<Schema>> {
  const ask = () =>
    fetch(`${url.replace(/\/$/, '')}${path}?${new URLSearchParams(query).toString()}`, {
      headers: { accept: 'application/json', 'user-agent': 'Harbour/1.0 (restaurant ordering)' },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
  const response = await askProvider('geocoder', ask, ({ status }) => status).catch((cause: unknown) => {
    throw new Error(cause instanceof Error && cause.name === 'TimeoutError' ? `no answer in ${timeoutMs} ms` : 'no connection')
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  const answer = v.safeParse(schema, await response.json().catch(() => undefined))
  if (!answer.success) throw new Error('an answer that makes no sense')
  return answer.output
}
