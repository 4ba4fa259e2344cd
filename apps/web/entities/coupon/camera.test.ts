import { expect, test } from 'vitest'
import { codeOf } from './camera.ts'

test.each([
  [' HARBOUR25 ', 'HARBOUR25'],
  ['https://harbour.example/coupon/1?utm_source=leaflet&code=PIZZA10', 'PIZZA10'],
  ['https://elsewhere.example/', ''],
  ['http:', 'http:'],
])('[1.25] %j carries the code %j', (scanned, code) => {
  expect(codeOf(scanned)).toBe(code)
})
