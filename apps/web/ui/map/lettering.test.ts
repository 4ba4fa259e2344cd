import { expect, test } from 'vitest'
import { isWritten, lettering } from './lettering.ts'

const at = (name: string, kind: string, x: number, y: number) => ({ name, kind, x, y })
const written = (...names: ReturnType<typeof at>[]) => lettering(names).map(({ name }) => name)

test('names that would touch give way to the weightier kind', () => {
  expect(written(at('太古城中心', 'mall', 100, 100), at('太古站', 'station', 110, 105))).toEqual(['太古站'])
  expect(written(at('太古城中心', 'mall', 100, 100), at('太古站', 'station', 110, 140))).toEqual(['太古站', '太古城中心'])
})

test('a Chinese name takes as much room as its characters are wide, an English one half of it', () => {
  expect(written(at('太古城', 'estate', 0, 0), at('康怡花園', 'estate', 55, 0))).toEqual(['太古城', '康怡花園'])
  expect(written(at('太古城', 'estate', 0, 0), at('康怡花園', 'estate', 45, 0))).toEqual(['太古城'])
  expect(written(at('Tai', 'estate', 0, 0), at('Koo', 'estate', 30, 0))).toEqual(['Tai', 'Koo'])
})

test.each([
  ['region', 12, true],
  ['region', 12.5, false],
  ['station', 13, false],
  ['station', 13.5, true],
  ['tower', 16, false],
  ['tower', 16.5, true],
])('at %s and zoom %d the name is written: %s', (kind, zoom, shown) => {
  expect(isWritten(kind, zoom)).toBe(shown)
})
