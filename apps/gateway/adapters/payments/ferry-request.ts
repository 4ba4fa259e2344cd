import { sendRequest, type HttpReply } from '../http-request.ts'

export type FerryRequest = { path: string; method?: 'GET' | 'POST' | 'DELETE'; key?: string; body?: object }

export type FerryLine = { url: string; secretKey: string; patienceMs: number }

/** Asks once. Also of one that does not know us it is not known whether it did what it was asked. */
export async function sendFerryRequest(
  { url, secretKey, patienceMs }: FerryLine,
  { path, method, key, body }: FerryRequest,
): Promise<HttpReply | undefined> {
  const headers = {
    authorization: `Bearer ${secretKey}`,
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const request = { url: `${url}${path}`, method, headers, body: body && JSON.stringify(body) }
  const reply = await sendRequest(request, AbortSignal.timeout(patienceMs))
  return reply && [401, 403].includes(reply.status) ? undefined : reply
}
