import { setTimeout as sleep } from 'node:timers/promises'

/** Asks the driver for something within its session; gives the value of its answer. */
export type SendCommand = (method: 'POST' | 'DELETE', path: string, content?: object) => Promise<unknown>

/** A session of a WebDriver that is just being started (W3C WebDriver, the classic one). */
export async function openSession(driver: string, alwaysMatch: object): Promise<SendCommand> {
  const opened = await patiently(() => askAt(`${driver}/session`, 'POST', { capabilities: { alwaysMatch } }))
  const { sessionId } = opened as { sessionId: string } // as the standard has it
  return (method, path, content) => askAt(`${driver}/session/${sessionId}${path}`, method, content)
}

async function askAt(url: string, method: string, content?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(content ? { body: JSON.stringify(content) } : {}) })
  const { value } = (await answer.json()) as { value: unknown } // the envelope of every answer
  if (!answer.ok) throw new Error(`the driver refuses ${method} ${url}: ${JSON.stringify(value)}`)
  return value
}

/** As long as nobody listens at the port yet. */
async function patiently(attempt: () => Promise<unknown>): Promise<unknown> {
  for (let tries = 0; tries < 100; tries++) {
    try {
      return await attempt()
    } catch (cause) {
      if (!(cause instanceof TypeError)) throw cause
    }
    await sleep(100)
  }
  throw new Error('the driver does not get ready')
}
