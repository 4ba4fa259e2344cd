import * as v from 'valibot'
import { expect, test } from 'vitest'
import { calls } from './calls.ts'
import type { Action } from './action.ts'

type Node = { type: string; entries?: Record<string, Node>; item?: Node; options?: unknown[]; wrapped?: Node }

/** Every field that a content may have, at any depth, with its path. */
function fieldsOf(node: Node, path: string[] = []): string[][] {
  const own = Object.entries(node.entries ?? {}).flatMap(([name, child]) => [[...path, name], ...fieldsOf(child, [...path, name])])
  const inner = [node.item, node.wrapped, ...(node.options ?? [])].filter(
    (child): child is Node => typeof child === 'object' && child !== null,
  )
  return [...own, ...inner.flatMap((child) => fieldsOf(child, path))]
}

const told = /^(pan|number|cardno|cardnumber|cvc|cvv|csc|securitycode|expiry|expires|exp|expirymonth|expiryyear|expmonth|expyear)$/i

test.each(calls)('[1.20] $name has no field for what is written on a card', ({ content }: Action) => {
  const fields = fieldsOf(content)
  expect(fields.filter((path) => told.test(path.at(-1) ?? ''))).toEqual([])
})

const aboutCards = calls.filter(({ name }) => name.startsWith('candao.member.card') || name.startsWith('candao.pay.'))
const numbers = ['4242424242424242', '4242 4242 4242 4242', '4242-4242-4242-4242']

test('[1.20] the calls about cards and paying are found', () => {
  expect(aboutCards.length).toBeGreaterThanOrEqual(7)
})

test.each(aboutCards)('[1.20] no field of $name could carry the number of a card', ({ name, content }: Action) => {
  // The id of a shop is a word of the chain's own, that opens nothing.
  const fields = Object.entries(content.entries).filter(([field]) => field !== 'storeId')
  for (const [field, schema] of fields) for (const number of numbers) expect(v.is(schema, number), `${name}.${field}`).toBe(false)
})
