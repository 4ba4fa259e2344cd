import { printFELogger } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../../testing/gateway.ts'

const lines: object[] = []
const keep = (line: object) => void lines.push(line)
const gateway = await startGateway({ instead: { log: { debug: keep, info: keep, warn: keep, error: keep } } })
afterAll(gateway.stop)

test('[7.27] a line of the web app is kept among ours', async () => {
  expect(await gateway.ask(printFELogger, { logLevel: 'error', content: 'voucher rules were not read' })).toBeNull()
  expect(lines).toContainEqual({ web: 'voucher rules were not read' })
})

test.each([{ logLevel: 'fatal', content: '' }, { logLevel: 'info', content: 'x'.repeat(4001) }, { logLevel: 'info' }])(
  'a malformed content is turned away',
  async (content) => {
    expect(await gateway.call(printFELogger, content)).toMatchObject({ code: 'CONTENT_INVALID' })
  },
)

test('the log has no content, key or device of any call', async () => {
  await gateway.call(printFELogger, { logLevel: 'oops', content: 'Chan Tai Man' }, { key: 'top-secret' })
  expect(JSON.stringify(lines)).not.toMatch(/Chan|top-secret|00000000-0000/)
})
