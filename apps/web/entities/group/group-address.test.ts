import { expect, test } from 'vitest'
import { readGroupAddress } from './group-address.ts'

const token = 'AbcdefghijkLmnop_-3456'

test.each([
  [`#31.${token}`, { brand: 31, token }],
  [`#42.${token}`, { brand: 42, token }],
  ['', undefined],
  [`#${token}`, undefined],
  [`#7.${token}`, undefined],
  [`#31.${token}x`, undefined],
  [`#31.${token.slice(1)}`, undefined],
  ['#31.../../../../healthz?x=', undefined],
])('behind the hash of %s stands %j', (hash, address) => {
  expect(readGroupAddress(hash)).toEqual(address)
})
