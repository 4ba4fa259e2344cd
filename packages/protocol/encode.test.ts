import * as v from 'valibot'
import { expect, test } from 'vitest'
import { calls } from './calls.ts'
import { encode } from './encode.ts'
import { Dollars, Moment, UnsignedDollars } from './units.ts'

const Shape = v.object({
  total: Dollars,
  at: v.nullable(Moment),
  lines: v.array(v.object({ price: Dollars, name: v.optional(v.string()) })),
  byName: v.record(v.string(), Dollars),
  priced: v.tuple([v.string(), Dollars]),
  way: v.variant('kind', [v.object({ kind: v.literal('fee'), fee: Dollars }), v.object({ kind: v.picklist(['free', 'gift']) })]),
})
const inside = {
  total: 13_800,
  at: null,
  lines: [{ price: 50, secret: 'x' }],
  byName: { a: 1 },
  priced: ['b', 250],
  way: { kind: 'fee', fee: 1500 },
  hash: 'never',
}

test('amounts turn into dollars wherever they stand', () => {
  expect(encode(Shape, inside)).toEqual({
    total: 138,
    at: null,
    lines: [{ price: 0.5 }],
    byName: { a: 0.01 },
    priced: ['b', 2.5],
    way: { kind: 'fee', fee: 15 },
  })
})

test('an amount with more checks of its own turns into dollars, too', () => {
  expect(encode(v.object({ float: v.optional(UnsignedDollars) }), { float: 50_000 })).toEqual({ float: 500 })
})

test('what the schema does not name stays behind', () => {
  const sent = JSON.stringify(encode(Shape, inside))
  expect(sent).not.toContain('secret')
  expect(sent).not.toContain('never')
})

test('what was encoded is what the schema reads', () => {
  const { hash: _hash, ...known } = inside
  expect(v.parse(Shape, encode(Shape, inside))).toEqual({ ...known, lines: [{ price: 50 }] })
})

test('an arm that a variant does not have is refused', () => {
  expect(() => encode(Shape, { ...inside, way: { kind: 'stolen' } })).toThrow('kind')
})

test('every call has its own name, and its file is named after it', () => {
  const names = calls.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('[3.27] a field that a call does not name is refused', () => {
  for (const call of calls) expect(v.safeParse(call.content, { madeUp: 1 }).success, call.name).toBe(false)
})
