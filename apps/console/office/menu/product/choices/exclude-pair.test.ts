import { products } from '@harbour/chain'
import { expect, test } from 'vitest'
import { excludePair, renamedOption, withoutOption } from './exclude-pair.ts'

const requirements = products.find(({ pid }) => pid === 'margherita')?.requirements ?? []
const pathOf = (pid: string) => {
  const at = requirements.findIndex(({ options }) => options.some((option) => option.pid === pid))
  return `requirements.${at}.options.${requirements[at]?.options.findIndex((option) => option.pid === pid)}.excludes`
}

test('two options are kept apart at both', () => {
  expect(excludePair(requirements, ['size-9', 'crust-cheese'], true)).toEqual([
    { path: pathOf('size-9'), excludes: ['crust-cheese'] },
    { path: pathOf('crust-cheese'), excludes: ['size-9'] },
  ])
})

test('two that were apart go together again, and what was so stays', () => {
  expect(excludePair(requirements, ['size-14', 'crust-thin'], false)).toEqual([
    { path: pathOf('size-14'), excludes: [] },
    { path: pathOf('crust-thin'), excludes: ['top-extra-cheese'] },
  ])
  expect(excludePair(requirements, ['size-9', 'crust-cheese'], false)).toEqual([])
})

test('an option that goes is excluded by none; one that is renamed still is', () => {
  expect(withoutOption(requirements, 'crust-thin').map(({ path }) => path)).toEqual([pathOf('size-14'), pathOf('top-extra-cheese')])
  expect(renamedOption(requirements, 'size-14', 'size-15')).toEqual([
    { path: pathOf('crust-thin'), excludes: ['size-15', 'top-extra-cheese'] },
  ])
})
