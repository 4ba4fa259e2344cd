import { expect, test } from 'vitest'
import { compareRecords } from './compare-records.ts'

test('records that say the same in another order of their fields are the same', () => {
  expect(compareRecords({ a: 1, b: [{ pid: 'x', c: 2 }] }, { b: [{ c: 2, pid: 'x' }], a: 1 })).toEqual([])
})

test.each([
  ['a field', { price: { 31: 5 } }, { price: { 31: 6 } }, [{ field: 'price.31', before: 5, after: 6 }]],
  ['a field that comes', {}, { kcal: 6 }, [{ field: 'kcal', before: undefined, after: 6 }]],
  ['a field that goes', { kcal: 6 }, {}, [{ field: 'kcal', before: 6, after: undefined }]],
  [
    'a part of a list that is known by its id',
    {
      options: [
        { pid: 's', price: 1 },
        { pid: 'l', price: 2 },
      ],
    },
    {
      options: [
        { pid: 's', price: 1 },
        { pid: 'l', price: 3 },
      ],
    },
    [{ field: 'options[l].price', before: 2, after: 3 }],
  ],
  [
    'a part that comes and one that goes',
    { options: [{ pid: 's' }, { pid: 'l' }] },
    { options: [{ pid: 'l' }, { pid: 'xl' }] },
    [
      { field: 'options[s]', before: { pid: 's' }, after: undefined },
      { field: 'options[xl]', before: undefined, after: { pid: 'xl' } },
    ],
  ],
  [
    'an order of parts',
    { options: [{ pid: 's' }, { pid: 'l' }] },
    { options: [{ pid: 'l' }, { pid: 's' }] },
    [{ field: 'options', before: ['s', 'l'], after: ['l', 's'] }],
  ],
  [
    'an order of parts that have names, and what is other in them',
    {
      options: [
        { pid: 's', name: { tc: '細', en: 'Small' }, price: 5000 },
        { pid: 'l', name: { tc: '大', en: 'Large' }, price: 8000 },
      ],
    },
    {
      options: [
        { pid: 'l', name: { tc: '大', en: 'Large' }, price: 800 },
        { pid: 's', name: { tc: '細', en: 'Small' }, price: 5000 },
      ],
    },
    [
      {
        field: 'options',
        before: [{ name: { tc: '細', en: 'Small' } }, { name: { tc: '大', en: 'Large' } }],
        after: [{ name: { tc: '大', en: 'Large' } }, { name: { tc: '細', en: 'Small' } }],
      },
      { field: 'options[l].price', before: 8000, after: 800 },
    ],
  ],
  ['a plain list, as a whole', { pids: ['a', 'b'] }, { pids: ['a'] }, [{ field: 'pids', before: ['a', 'b'], after: ['a'] }]],
  [
    'two parts with one id, as a whole',
    { z: [{ pid: 'a' }, { pid: 'a' }] },
    { z: [{ pid: 'a' }] },
    [{ field: 'z', before: [{ pid: 'a' }, { pid: 'a' }], after: [{ pid: 'a' }] }],
  ],
  [
    'a text in one language',
    { name: { tc: '甲', en: 'A' } },
    { name: { tc: '甲', en: 'B' } },
    [{ field: 'name.en', before: 'A', after: 'B' }],
  ],
])('what differs is told by its path: %s', (_what, before, after, changes) => {
  expect(compareRecords(before, after)).toEqual(changes)
})
