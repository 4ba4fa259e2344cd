import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unmetPasswordNeeds, passwordNeeds } from './password.ts'

test.each([
  ['Harbour#2026', []],
  ['Aa1!aaaa', []],
  ['Aa1!aaa', ['length']],
  ['Aa1!aaaaaaaaaaaaaaaa', []],
  ['Aa1!aaaaaaaaaaaaaaaaa', ['length']],
  ['aa1!aaaa', ['upper']],
  ['AA1!AAAA', ['lower']],
  ['Aaa!aaaa', ['digit']],
  ['Aa1aaaaa', ['symbol']],
  ['海港Aa1!薄餅', []],
  ['', [...passwordNeeds]],
])('[5.9] %s misses %j', (password, misses) => {
  expect(unmetPasswordNeeds(password)).toEqual(misses)
})

test('[5.9] emoji count as one character, and as symbols', () => {
  expect(unmetPasswordNeeds('Aa1🍕🍕🍕🍕')).toEqual(['length'])
  expect(unmetPasswordNeeds('Aa1🍕🍕🍕🍕🍕')).toEqual([])
})

test('[5.9] what is added to a good password within the length spoils nothing', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 12 }), (more) => unmetPasswordNeeds(`Aa1!Aa1!${more}`).length === 0))
})
