import { sendRequest, type HttpReply } from '../http-request.ts'

export type SandboxPayRequest = { path: string; method?: 'GET' | 'POST' | 'DELETE'; key?: string; body?: object }

export type SandboxPayConnection = { url: string; secretKey: string; patienceMs: number }

/** Asks once. Also of one that does not know us it is not known whether it did what it was asked. */
export async function sendSandboxPayRequest(
  { url, secretKey, patienceMs }: SandboxPayConnection,
  { path, method, key, body }: SandboxPayRequest,
): Promise<HttpReply | undefined> {
  const headers = {
    authorization: `Bearer ${secretKey}`,
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const request = { provider: 'sandbox', url: `${url}${path}`, method, headers, body: body && JSON.stringify(body) } as const
  const reply = await sendRequest(request, AbortSignal.timeout(patienceMs))
  return reply && [401, 403].includes(reply.status) ? undefined : reply
}
