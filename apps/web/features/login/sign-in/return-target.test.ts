import { expect, test } from 'vitest'
import { guestTarget, returnTarget } from './return-target.ts'

test.each([
  ['home', '/home'],
  ['mine', '/mine'],
  ['orderList', '/orderList'],
  ['coupon', '/coupon/1'],
  ['/coupon/3', '/coupon/3'],
  ['score', '/score/1'],
  ['/confirmorder/2', '/confirmorder/2'],
  ['3', '/home'],
  [null, '/home'],
  ['', '/home'],
  ['login', '/home'],
  ['/register', '/home'],
  ['//evil.example', '/home'],
  ['/\\evil.example', '/home'],
  ['javascript:alert(1)', '/home'],
])('[2.3] a member who came with page=%s goes on to %s', (page, target) => {
  expect(returnTarget(page)).toBe(target)
})

test.each([
  ['mine', '/mine'],
  ['/confirmorder/2', '/confirmorder/2'],
  ['orderList', '/home'],
  ['/personInfo', '/home'],
  ['/score/1', '/home'],
  ['/bindCard', '/home'],
  ['/passkeys', '/home'],
])('[2.3] a guest who came with page=%s and stays one goes on to %s', (page, target) => {
  expect(guestTarget(page)).toBe(target)
})
