import { miscHashTag } from '@harbour/protocol'
import { timeSlotAt } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('[3.24] [4.6] [9.2] the day has four slots with their words', async () => {
  const tags = await gateway.ask(miscHashTag)
  expect(tags.map(({ hashtagCode, start, end }) => [hashtagCode, start, end])).toEqual([
    ['H01', '00:00', '10:59'],
    ['H02', '11:00', '14:29'],
    ['H03', '14:30', '17:29'],
    ['H04', '17:30', '23:59'],
  ])
  expect(tags.every(({ nameTc, nameEn }) => nameTc !== '' && nameEn !== '')).toBe(true)
})

test('[4.6] the first and the last minute of each slot lie in it', async () => {
  for (const { hashtagCode, start, end } of await gateway.ask(miscHashTag)) {
    expect(timeSlotAt(Date.parse(`2026-11-20T${start}:00+08:00`))).toBe(hashtagCode)
    expect(timeSlotAt(Date.parse(`2026-11-20T${end}:59+08:00`))).toBe(hashtagCode)
  }
})

test('an unknown field is turned away', async () => {
  expect(await gateway.call(miscHashTag, { code: 'H01' })).toMatchObject({ code: 'UNKNOWN_FIELD' })
})
