import type { Message } from '../../modules/members/auth/messenger.ts'
import { askProvider } from '../../platform/telemetry/ask-provider.ts'

const patienceMs = 5000

/** Leaves messages in the sandbox's outbox, where a newcomer reads them: no message leaves the machine. */
export function outboxCarrier(url: string): (message: Message) => Promise<void> {
  return (message) => postJson({ provider: message.channel, url: `${url}/messages`, body: message })
}

type JsonPost = { provider: Message['channel']; url: string; body: object; token?: string }

/** Posts JSON and takes any answer of 2xx for a yes. */
export async function postJson({ provider, url, body, token }: JsonPost): Promise<void> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const ask = async () => {
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(patienceMs) })
    await answer.body?.cancel()
    return answer
  }
  const answer = await askProvider(provider, ask, ({ status }) => status)
  if (!answer.ok) throw new Error(`the carrier answered ${answer.status}`)
}
