import type { Message } from '../../modules/members/auth/messenger.ts'

const patienceMs = 5000

/** Leaves messages in the sandbox's outbox, where a newcomer reads them: no message leaves the machine. */
export function outboxCarrier(url: string): (message: Message) => Promise<void> {
  return (message) => postJson({ url: `${url}/messages`, body: message })
}

/** Posts JSON and takes any answer of 2xx for a yes. */
export async function postJson({ url, body, token }: { url: string; body: object; token?: string }): Promise<void> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(patienceMs) })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`the carrier answered ${answer.status}`)
}
