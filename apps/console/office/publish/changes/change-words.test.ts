import { expect, test } from 'vitest'
import { useLocale } from '../../../lib/locale.ts'
import { changeLines, fieldWords, largeMoves, type RecordChange } from './change-words.ts'

const changed = (fields: RecordChange['fields']): RecordChange => ({ kind: 'product', id: 'fries', change: 'changed', fields })

test.each([
  ['price.31', 'Price, Hong Kong'],
  ['name.tc', 'Name, Chinese'],
  ['requirements[size].options[large].price.42', 'Choices, size, Options, large, Price, Macau'],
  ['platformStoreId', 'platformStoreId'],
])('%s reads as %s', (path, words) => {
  useLocale.setState({ locale: 'en' })
  expect(fieldWords(path)).toBe(words)
})

test('prices read as money, lists by what is in them, and what is not there as nothing', () => {
  useLocale.setState({ locale: 'en' })
  const lines = changeLines(
    changed([
      { field: 'price.31', before: '14200', after: '13800' },
      { field: 'contains', before: '["milk","egg"]', after: '[]' },
      { field: 'kcal', before: null, after: '246' },
      { field: 'requirements[size]', before: null, after: '{"name":{"tc":"尺寸","en":"Size"}}' },
    ]),
  )
  expect(lines.map(({ before, after }) => [before, after])).toEqual([
    ['$142.0', '$138.0'],
    ['milk, egg', 'none'],
    [null, '246'],
    [null, '尺寸 Size'],
  ])
})

test.each([
  ['10000', '12000', 0],
  ['10000', '12001', 1],
  ['10000', '7999', 1],
  [null, '5000', 0],
  ['5000', null, 0],
])('a price from %s to %s is %i large move', (before, after, count) => {
  expect(largeMoves([changed([{ field: 'price.31', before, after }])])).toHaveLength(count)
})

test('only prices of the dish itself move far', () => {
  expect(largeMoves([changed([{ field: 'makeMinutes', before: '5', after: '50' }])])).toEqual([])
})
