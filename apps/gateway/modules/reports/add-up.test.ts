import { expect, test } from 'vitest'
import { addUp } from './add-up.ts'

test('rows of the same keys are one row: numbers are added, of names the greater stands', () => {
  const rows = [
    { key: 'b', recent: true, en: 'Bread', sold: 5 },
    { key: 'a', recent: true, en: 'Soup', sold: 7 },
    { key: 'b', recent: false, en: 'Old bread', sold: 11 },
    { key: 'b', recent: true, en: 'Garlic bread', sold: 13 },
  ]
  expect(addUp(rows, ['key', 'recent'])).toEqual([
    { key: 'a', recent: true, en: 'Soup', sold: 7 },
    { key: 'b', recent: false, en: 'Old bread', sold: 11 },
    { key: 'b', recent: true, en: 'Garlic bread', sold: 18 },
  ])
  expect(addUp([], ['key'])).toEqual([])
})
