import { expect, test } from 'vitest'
import { openChannel, type Surroundings } from './channel.ts'

const shell = 'https://shell.example'
const message = { harbour: 'ask' }

/** A page's window with what an app has put into it, and what it was told to complain of. */
function page(more: Partial<Surroundings> = {}) {
  const sent: unknown[][] = []
  const complaints: string[] = []
  const heard: unknown[] = []
  let arrive: (event: { origin: string; source: unknown; data: unknown }) => void = () => undefined
  const parent = { postMessage: (...said: unknown[]) => void sent.push(said) }
  const window: Surroundings = { parent, addEventListener: (_type, take) => void (arrive = take), ...more }
  const open = () => {
    const channel = openChannel(window, { shells: [shell], logViolation: (what) => void complaints.push(what) })
    channel.listen((raw) => void heard.push(raw))
    return channel
  }
  return { window, parent, sent, complaints, heard, open, arrive: (event: Parameters<typeof arrive>[0]) => arrive(event) }
}

test('[7.31] Android’s object carries text, and answers by an event or by the name that it runs', () => {
  const posted: string[] = []
  let tell: (event: { data: unknown }) => void = () => undefined
  const harbourApp = {
    postMessage: (text: string) => void posted.push(text),
    addEventListener: (_: 'message', take: typeof tell) => void (tell = take),
  }
  const { window, heard, open } = page({ harbourApp })
  open().post(message)
  tell({ data: '{"a":1}' })
  window.harbourReceive?.('{"b":2}')
  expect([posted, heard]).toEqual([['{"harbour":"ask"}'], ['{"a":1}', '{"b":2}']])
})

test('[7.31] a handler of iOS carries objects, and may answer at once', async () => {
  const answers: unknown[] = [Promise.resolve({ a: 1 }), undefined, Promise.reject(new Error('no'))]
  const posted: object[] = []
  const harbour = { postMessage: (said: object) => (posted.push(said), answers.shift()) }
  const { window, heard, open } = page({ webkit: { messageHandlers: { harbour } } })
  const channel = open()
  for (let times = 0; times < 3; times++) channel.post(message)
  await new Promise((resolve) => setTimeout(resolve))
  window.harbourReceive?.({ b: 2 })
  expect([posted, heard]).toEqual([
    [message, message, message],
    [{ a: 1 }, { b: 2 }],
  ])
})

test('[7.31] a frame talks to the shells that are named, and to nobody else', () => {
  const { sent, open } = page()
  open().post(message)
  expect(sent).toEqual([[message, shell]])
})

test('[7.31] a frame hears its shell, and tells of whoever only talks like it', () => {
  const { parent, heard, complaints, open, arrive } = page()
  open()
  const data = { harbour: 'answer' }
  arrive({ origin: shell, source: parent, data })
  expect([heard, complaints]).toEqual([[data], []])
  arrive({ origin: 'https://evil.example', source: parent, data })
  arrive({ origin: shell, source: {}, data: JSON.stringify(data) })
  arrive({ origin: 'https://map.example', source: {}, data: 'hello' })
  expect(heard).toEqual([data])
  expect(complaints).toEqual(['a message from somewhere else', 'a message from somewhere else'])
})
