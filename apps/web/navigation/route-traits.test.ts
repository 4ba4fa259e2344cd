import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from './paths.ts'
import { isEntrance, isMembersOnly, isOrdering, lacksParameter, mayBeInterrupted, tellsOfflineItself } from './route-traits.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
test('[8.4] the screen of a payment has the note of every screen', () => {
  expect(tellsOfflineItself(paths.menu(2))).toBe(true)
  expect(tellsOfflineItself(paths.payment)).toBe(false)
})

test('[2.3] every screen that the table gives to members is theirs, or a way in', () => {
  const theirs = [...read('../app/other-routes.tsx').matchAll(/path="(\/[^"]*)" element=\{members\(/g)].map(([, path = '']) => path)
  expect(theirs.length).toBeGreaterThan(5)
  expect(theirs.filter((path) => !isMembersOnly(path) && !isEntrance(path))).toEqual([])
})

test('[2.45] a screen is known by the first part of its address alone', () => {
  expect([paths.menu(2), paths.checkout(1), paths.dish('pizza'), paths.payment].every(isOrdering)).toBe(true)
  expect([paths.home, paths.coupons(1), '/', '/orderFoods/1', '/mine/orderFood'].some(isOrdering)).toBe(false)
})

test('[4.40] a guest in the middle of something is not interrupted', () => {
  expect([paths.home, paths.menu(1), paths.account].every(mayBeInterrupted)).toBe(true)
  expect([paths.payment, paths.checkout(1), paths.login, paths.addressForm].some(mayBeInterrupted)).toBe(false)
})

test('[2.3] a screen lacks its parameter where nothing stands after its name', () => {
  expect(['/coupon', '/score', '/place'].every(lacksParameter)).toBe(true)
  expect([paths.coupons(2), paths.points, '/coupon/', paths.home].some(lacksParameter)).toBe(false)
})
