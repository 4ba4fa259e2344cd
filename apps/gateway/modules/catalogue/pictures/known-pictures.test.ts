import { expect, test } from 'vitest'
import { createKnownPictures } from './known-pictures.ts'

/** A table of names that counts how often it is read. */
function counted(...there: string[]) {
  const table = { names: new Set(there), readings: 0 }
  const read = async () => {
    table.readings++
    return new Set(table.names)
  }
  return { table, known: createKnownPictures(read, 50) }
}

test('a thousand names that nobody has uploaded cost two readings, and a known one none', async () => {
  const { table, known } = counted('one')
  expect(await known.has('one')).toBe(true)
  const made = Array.from({ length: 1000 }, (_, index) => known.has(`made-up-${index}`))
  expect(new Set(await Promise.all(made))).toEqual(new Set([false]))
  expect([await known.has('one'), table.readings]).toEqual([true, 2])
})

test('what another process has uploaded is found by the next reading; what this one has, at once', async () => {
  const { table, known } = counted()
  expect(await known.has('new')).toBe(false)
  known.add('own')
  table.names.add('new').add('own')
  expect([await known.has('own'), table.readings]).toEqual([true, 1])
  expect([await known.has('new'), table.readings]).toEqual([true, 2])
})

test('a picture without its files is asked for again, and a reading that fails says so once', async () => {
  const { table, known } = counted('one')
  await known.has('one')
  known.drop('one')
  table.names.delete('one')
  expect(await known.has('one')).toBe(false)
  const broken = createKnownPictures(() => Promise.reject(new Error('away')), 1)
  await expect(broken.has('one')).rejects.toThrow('away')
  await expect(broken.has('one')).rejects.toThrow('away')
})
