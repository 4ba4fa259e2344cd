import { launch, type LaunchedChrome } from 'chrome-launcher'
import type { Display } from './display.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A Chromium of its own, with nothing kept from before; without windows, where it is given no display to show them on. */
export const startBrowser = (display?: Display): Promise<LaunchedChrome> =>
  launch({
    chromePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    chromeFlags: display ? flags : ['--headless=new', ...flags],
    envVars: display ? { ...process.env, DISPLAY: display.name } : process.env,
  })

type Params = Record<string, unknown>
export type Tab = {
  ask<Answer>(method: string, params?: Params): Promise<Answer>
  on(method: string, listener: (params: Params) => void): void
  /** The value of an expression in the page; a promise is waited for. */
  evaluate<Answer>(expression: string): Promise<Answer>
  close(): void
}

type DevtoolsMessage = { id?: number; method?: string; params?: Params; result?: unknown; error?: { message: string } }

/** A tab of the browser, spoken to in the browser's own protocol. */
export async function openTab({ port }: LaunchedChrome): Promise<Tab> {
  const answer = await fetch(`http://127.0.0.1:${port}/json/new`, { method: 'PUT' })
  const { webSocketDebuggerUrl } = (await answer.json()) as { webSocketDebuggerUrl: string } // the browser's own words
  const socket = new WebSocket(webSocketDebuggerUrl)
  await once(socket, 'open')
  const waiting = new Map<number, PromiseWithResolvers<never>>()
  const listeners = new Map<string, (params: Params) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id = 0, method, params = {}, result, error } = JSON.parse(String(data)) as DevtoolsMessage // the browser's own words
    if (method) listeners.get(method)?.(params)
    else if (error) waiting.get(id)?.reject(new Error(error.message))
    else waiting.get(id)?.resolve(result as never) // typed by the asker
  })
  let count = 0
  const ask = <Answer>(method: string, params: Params = {}): Promise<Answer> => {
    const asked = Promise.withResolvers<never>()
    waiting.set(++count, asked)
    socket.send(JSON.stringify({ id: count, method, params }))
    return asked.promise
  }
  return {
    ask,
    on: (method, listener) => void listeners.set(method, listener),
    async evaluate<Answer>(expression: string) {
      type Evaluated = { result: { value: Answer }; exceptionDetails?: { text: string } }
      const { result, exceptionDetails } = await ask<Evaluated>('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
      if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`)
      return result.value
    },
    close: () => socket.close(),
  }
}

function once(socket: WebSocket, event: 'open'): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  socket.addEventListener(event, resolve, { once: true })
  socket.addEventListener('error', reject, { once: true })
  return promise
}

/** Does work in a tab of a browser of its own, and closes both. */
export async function inTab<Found>(work: (tab: Tab) => Promise<Found>): Promise<Found> {
  const browser = await startBrowser()
  try {
    const tab = await openTab(browser)
    const found = await work(tab)
    tab.close()
    return found
  } finally {
    browser.kill()
  }
}
