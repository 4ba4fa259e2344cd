import { brandIds } from '@harbour/rules'
import { expect, test } from 'vitest'
import { readChange, type ChangeFields } from './change-fields.ts'

const fields: ChangeFields = { way: 'up', by: 'percent', typed: '5', brand: brandIds.macau, rounding: 50, rules: true, choices: false }

test.each<[string, Partial<ChangeFields>, number | undefined]>([
  ['a percentage', {}, 50],
  ['a tenth of one', { typed: '2.5%' }, 25],
  ['all of it', { typed: '100' }, 1000],
  ['more than all of it', { typed: '101' }, undefined],
  ['nothing', { typed: '0' }, undefined],
  ['a word', { typed: 'five' }, undefined],
  ['a sum', { by: 'sum', typed: '3.5' }, 350],
  ['a sum below nothing', { by: 'sum', typed: '-3' }, undefined],
])('%s is read', (_what, typed, size) => {
  expect(readChange({ ...fields, ...typed })?.size).toBe(size)
})

test('both brands are meant where they are', () => {
  expect(readChange({ ...fields, brand: 'both', way: 'down' })).toMatchObject({ down: true, brands: [brandIds.hongKong, brandIds.macau] })
})
