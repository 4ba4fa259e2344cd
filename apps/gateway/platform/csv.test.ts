import { expect, test } from 'vitest'
import { writeCsv } from './csv.ts'

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("http://x")'])('%j is a text, not a formula', (cell) => {
  const [, line = ''] = writeCsv([['name'], [cell]]).split(/\r\n(.*)/s)
  expect(line.replace(/^"/, '').startsWith(`'${cell[0]}`)).toBe(true)
})

test('a number stays a number, also below zero, and the file bears its mark', () => {
  expect(
    writeCsv([
      ['sum', 'name'],
      [-12.5, '蛋, "糕"'],
    ]),
  ).toBe('\uFEFFsum,name\r\n-12.5,"蛋, ""糕"""\r\n')
})
