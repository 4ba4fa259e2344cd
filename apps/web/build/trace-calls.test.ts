import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const script = readFileSync(join(import.meta.dirname, '../public/trace-calls.js'), 'utf8')

type Asked = { input: unknown; init: { method?: string; headers?: Headers } | undefined }

/** The page's fetch once the script has run, and all that has gone out by it. */
function page(gateway?: string) {
  const asked: Asked[] = []
  const fetch = (input: unknown, init: Asked['init']) => void asked.push({ input, init })
  const document = { documentElement: { dataset: { gateway } } }
  const location = { href: 'https://order.example/home', origin: 'https://order.example' }
  const world = { fetch, document, location, crypto, Headers, URL, Uint8Array }
  runInNewContext(script, world)
  return { asked, fetch: world.fetch }
}

test('each call begins a trace of its own, and is otherwise as it was', () => {
  const { asked, fetch } = page()
  fetch('/api/Action?_name=menu', { method: 'POST' })
  fetch('/api/Action?_name=menu', { method: 'POST' })
  const headers = asked.map(({ init }) => init?.headers?.get('traceparent') ?? '')
  expect(headers[0]).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/)
  expect(headers[0]).not.toBe(headers[1])
  expect(asked[0]).toMatchObject({ input: '/api/Action?_name=menu', init: { method: 'POST' } })
})

test('what goes anywhere else goes as it is: to files, to others, to a gateway of another origin', () => {
  const { asked, fetch } = page()
  for (const input of ['/menu/31.json', '/apiary', 'https://pay.example/api/card']) fetch(input, {})
  const elsewhere = page('https://gateway.example/api')
  elsewhere.fetch('https://gateway.example/api/Action', {})
  expect([...asked, ...elsewhere.asked].map(({ init }) => init)).toEqual([{}, {}, {}, {}])
})
