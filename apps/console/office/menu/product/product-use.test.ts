import { categories, products, promotions } from '@harbour/chain'
import { expect, test } from 'vitest'
import { productUse } from './product-use.ts'

test('a pizza is found in the sets, headings and promotions that name it', () => {
  const use = productUse('double-pepperoni', { products, categories, promotions })
  expect(use.sets.map(({ pid }) => pid)).toContain('star-ferry-set')
  expect(use.categories.every(({ pids = [], goesWith = [] }) => [...pids, ...goesWith].includes('double-pepperoni'))).toBe(true)
})

test('each kind of promotion is looked through', () => {
  const of = (kind: string) => promotions.find((promotion) => promotion.kind === kind)
  const [gift, second] = [of('gift'), of('second')]
  if (gift?.kind !== 'gift' || second?.kind !== 'second') throw new Error('the chain has a gift and a second one for less')
  const use = (pid = '') => productUse(pid, { products, categories, promotions }).promotions
  expect(use(gift.pids[0])).toContain(gift)
  expect(use(second.items[0]?.pid)).toContain(second)
  expect(use('no-such-dish')).toEqual([])
})
