import { askOutside, type Heard } from '../http-request.ts'

export type Question = { path: string; method?: 'GET' | 'POST' | 'DELETE'; key?: string; body?: object }

export type FerryLine = { url: string; secretKey: string; patienceMs: number }

/** Asks once. Also of one that does not know us it is not known whether it did what it was asked. */
export async function askFerry(
  { url, secretKey, patienceMs }: FerryLine,
  { path, method, key, body }: Question,
): Promise<Heard | undefined> {
  const headers = {
    authorization: `Bearer ${secretKey}`,
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const question = { url: `${url}${path}`, method, headers, body: body && JSON.stringify(body) }
  const heard = await askOutside(question, AbortSignal.timeout(patienceMs))
  return heard && [401, 403].includes(heard.status) ? undefined : heard
}
