import { expect, test } from 'vitest'
import { useLocale } from '../../../lib/locale.ts'
import { fieldWords } from '../../words/field-words.ts'
import { changeLines, shownWords, type RecordChange } from './change-words.ts'

const changed = (fields: RecordChange['fields']): RecordChange => ({
  kind: 'product',
  id: 'fries',
  hash: null,
  change: 'changed',
  fields,
})

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

const rules = (cents: number) => JSON.stringify([{ storeIds: ['3101'], startTime: '11:00', endTime: '14:00', price: { 31: cents } }])

test('prices of shops and times read as where and when they hold', () => {
  useLocale.setState({ locale: 'en' })
  const change = changed([{ field: 'requirements[size].options[large].priceRules', before: rules(8000), after: rules(800) }])
  expect(changeLines(change)).toMatchObject([{ before: '3101 11:00–14:00: $80.0', after: '3101 11:00–14:00: $8.0' }])
})

test('the tiers of a promotion read as sums', () => {
  useLocale.setState({ locale: 'en' })
  const tiers = JSON.stringify([{ spend: { 31: 10_000, 42: 11_000 }, off: { 31: 1000, 42: 1100 } }])
  expect(changeLines(changed([{ field: 'tiers', before: null, after: tiers }]))).toMatchObject([
    { after: '$100.0 / $110.0 −$10.0 / $11.0' },
  ])
})

test('a dish that comes is told by what it costs and what it is, without what it is not', () => {
  useLocale.setState({ locale: 'en' })
  const record = {
    pid: 'fries',
    name: { tc: '薯條', en: 'Fries' },
    price: { 31: 2600, 42: 2700 },
    requirements: [{ name: { tc: '份量', en: 'Size' } }, { name: { tc: '醬汁', en: 'Sauce' } }],
    vegetarian: true,
    alcohol: false,
    mayContain: [],
  }
  const fields = Object.entries(record).map(([field, value]) => ({ field, before: null, after: JSON.stringify(value) }))
  const lines = changeLines({ kind: 'product', id: 'fries', hash: null, change: 'added', fields })
  expect(lines.map(({ after }) => after)).toEqual(['薯條 Fries', 'Hong Kong $26.0, Macau $27.0', '份量 Size, 醬汁 Sauce', 'yes'])
  const gone = changeLines({
    kind: 'product',
    id: 'fries',
    hash: null,
    change: 'removed',
    fields: fields.map(({ field, after }) => ({ field, before: after, after: null })),
  })
  expect(gone.map(({ before, after }) => [before, after])[1]).toEqual(['Hong Kong $26.0, Macau $27.0', null])
})

test('a choice that comes is told with what it costs', () => {
  useLocale.setState({ locale: 'en' })
  const after = JSON.stringify({ pid: 'xl', name: { tc: '特大', en: 'Huge' }, price: { 31: 9000, 42: 9500 } })
  expect(changeLines(changed([{ field: 'requirements[size].options[xl]', before: null, after }]))).toMatchObject([
    { before: null, after: '特大 Huge: Hong Kong $90.0, Macau $95.0' },
  ])
})

test('what changes at the end of a long text is seen on both sides', () => {
  const long = 'Slowly risen dough under tomatoes from the south, and mozzarella that comes by air each week. '
  const line = changeLines(
    changed([{ field: 'description.en', before: JSON.stringify(`${long}No nuts.`), after: JSON.stringify(`${long}With nuts.`) }]),
  )
  expect(line).toMatchObject([{ before: '…s by air each week. No nuts.', after: '…s by air each week. With nuts.' }])
})

test('another order of many parts is seen from the first that has moved', () => {
  const named = (...names: string[]) => JSON.stringify(names.map((en) => ({ name: { tc: '芝', en } })))
  const many = ['Mozzarella', 'Parmesan', 'Gorgonzola', 'Emmental', 'Cheddar', 'Camembert', 'Brie']
  const line = changeLines(
    changed([{ field: 'requirements[cheese].options', before: named(...many, 'Feta', 'Edam'), after: named(...many, 'Edam', 'Feta') }]),
  )
  expect(line).toMatchObject([{ before: '…amembert, 芝 Brie, 芝 Feta, 芝 Edam', after: '…amembert, 芝 Brie, 芝 Edam, 芝 Feta' }])
})

test('where not all that changes is shown, it is said of how many', () => {
  useLocale.setState({ locale: 'en' })
  expect(shownWords(500, 1500)).toBe('500 of 1,500 are shown.')
  expect(shownWords(500, 500)).toBeUndefined()
})
