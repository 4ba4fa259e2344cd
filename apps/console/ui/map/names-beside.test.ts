import { expect, test } from 'vitest'
import { namesBeside, scaleOf } from './names-beside.ts'

const at: [number, number] = [22.3, 114.1]

test('districts are written from afar, stations near by', () => {
  expect([scaleOf('district', 11), scaleOf('district', 14), scaleOf('station', 11), scaleOf('station', 14), scaleOf('tower', 18)]).toEqual([
    0,
    null,
    null,
    1,
    null,
  ])
})

test('of two names that touch the weightier one is written', () => {
  const station = { name: 'Tai Koo', kind: 'station', at, x: 100, y: 100 }
  const mall = { name: 'Cityplaza', kind: 'mall', at, x: 120, y: 110 }
  const far = { ...mall, y: 140 }
  expect(namesBeside([mall, station])).toEqual([station])
  expect(namesBeside([far, station])).toEqual([station, far])
})
