import { miscUserTitles } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('[3.2] [3.3] [7.14] the titles come in the language of the call, and the last is none', async () => {
  const chinese = await gateway.ask(miscUserTitles, {}, { language: 1 })
  expect(chinese.map(({ titlesName }) => titlesName)).toEqual(['先生', '女士', '太太', '小姐', '非公開'])
  const english = await gateway.ask(miscUserTitles, {}, { language: 2 })
  expect(english.at(-1)).toEqual({ titlesCode: 'U04', titlesName: 'Prefer not to say' })
})

test('[7.14] the content may name the language by its letters, which count before the form’s', async () => {
  expect((await gateway.ask(miscUserTitles, { language: 'TC' }, { language: 2 })).at(-1)?.titlesName).toBe('非公開')
  expect((await gateway.ask(miscUserTitles, { language: 'EN' }, { language: 1 })).at(-1)?.titlesName).toBe('Prefer not to say')
  expect(await gateway.call(miscUserTitles, { language: 'FR' })).toMatchObject({ code: 'CONTENT_INVALID' })
})

test('an unknown field is turned away', async () => {
  expect(await gateway.call(miscUserTitles, { titlesCode: 'U04' })).toMatchObject({ code: 'UNKNOWN_FIELD' })
})
