import { informationDetailGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test.each(['agreement', 'privacy', 'service'])('%s is a real text with a version, in both languages and brands', async (informationId) => {
  for (const brand of [31, 42] as const)
    for (const [language, letters] of [
      [1, /\p{Script=Han}/u],
      [2, /^[\u0020-\u007e“”’]+$/],
    ] as const) {
      const text = await gateway.ask(informationDetailGet, { informationId }, { brand, language })
      expect(text.version).toMatch(/^\d{4}-\d\d$/)
      const words = text.sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])
      expect(words.length).toBeGreaterThan(4)
      for (const each of words) expect(each).toMatch(letters)
    }
})

test('a version can be named, and one that there never was is unknown', async () => {
  const { version } = await gateway.ask(informationDetailGet, { informationId: 'privacy' })
  expect(await gateway.ask(informationDetailGet, { informationId: 'privacy', version })).toMatchObject({ version })
  const reply = await gateway.call(informationDetailGet, { informationId: 'privacy', version: '1999-01' })
  expect(reply).toMatchObject({ status: 301, code: 'INFORMATION_UNKNOWN' })
})

test('what nobody has written is unknown, as are the news of another brand', async () => {
  for (const informationId of ['nothing', 'macau'])
    expect(await gateway.call(informationDetailGet, { informationId })).toMatchObject({ code: 'INFORMATION_UNKNOWN' })
})

test.each([{}, { informationId: '' }, { informationId: '../etc' }])('a malformed content is turned away: %j', async (content) => {
  expect(await gateway.call(informationDetailGet, content)).toMatchObject({ code: 'CONTENT_INVALID' })
})
