import { expect, test } from 'vitest'
import { joinedCsv } from './audit-csv.ts'

test('an export goes on until it has all entries, under one line of heads', async () => {
  const parts = new Map([
    [undefined, { csv: '\uFEFFno,at\r\n9,noon\r\n8,noon\r\n', csvEnd: 8 }],
    [8, { csv: '\uFEFFno,at\r\n7,"a\r\nb"\r\n', csvEnd: 7 }],
    [7, { csv: '\uFEFFno,at\r\n6,noon\r\n', csvEnd: null }],
  ])
  const asked: (number | undefined)[] = []
  const csv = await joinedCsv((end) => {
    asked.push(end)
    return Promise.resolve(parts.get(end) ?? { csv: null, csvEnd: null })
  })
  expect(csv).toBe('\uFEFFno,at\r\n9,noon\r\n8,noon\r\n7,"a\r\nb"\r\n6,noon\r\n')
  expect(asked).toEqual([undefined, 8, 7])
})
