import { describe, expect, test } from 'vitest'
import { orderObstacle, type Obstacle, type Readiness } from './order-obstacle.ts'

const ready: Readiness = {
  delivering: true,
  shopChosen: true,
  addressGiven: true,
  lost: false,
  refusal: undefined,
  open: true,
  timeFits: true,
  changed: false,
  belowMinimum: false,
  contactNeeded: true,
  contact: { name: 'Chan Tai Man', phone: 'good' },
  methodMissing: false,
  lockerUnfit: false,
  quarantineMissing: false,
  age: undefined,
}
const pickup: Readiness = { ...ready, delivering: false, addressGiven: false, contactNeeded: false }
const nobody: Readiness['contact'] = { name: '', phone: 'empty' }

describe('what stands between a guest and the order', () => {
  test.each<[string, Readiness, Obstacle | undefined]>([
    ['nothing, for a delivery with all it needs', ready, undefined],
    ['nothing, for a pickup without a contact', { ...pickup, contact: nobody }, undefined],
    ['the name, for much to be paid in cash by nobody', { ...pickup, contactNeeded: true, contact: nobody }, 'name'],
    ['the address, for a delivery without one', { ...ready, addressGiven: false, shopChosen: false }, 'address'],
    ['the shop, for a pickup without one', { ...pickup, shopChosen: false }, 'shop'],
    ['another address, where nobody delivers', { ...ready, refusal: 'OUT_OF_SERVICE_AREA' }, 'area'],
    ['another address, where no shop is known for it', { ...ready, shopChosen: false }, 'area'],
    ['another shop, where this one does not serve so', { ...pickup, refusal: 'ORDER_TYPE_UNAVAILABLE' }, 'orderType'],
    ['opening time', { ...ready, open: false }, 'closed'],
    ['another time, where the chosen one cannot be had', { ...ready, timeFits: false }, 'time'],
    ['the connection', { ...ready, lost: true }, 'offline'],
    ['lines that have changed', { ...ready, changed: true }, 'changed'],
    ['the minimum of the zone', { ...ready, belowMinimum: true }, 'minimum'],
    ['the number, for a street without one', { ...ready, doorGap: 'detail', contact: nobody }, 'detail'],
    ['the floor, for a building without one', { ...ready, doorGap: 'floor', contact: nobody }, 'floor'],
    ['the way of paying', { ...ready, methodMissing: true }, 'method'],
    ['another handover, where it does not go into a locker', { ...ready, lockerUnfit: true }, 'locker'],
    ['the answer about home quarantine', { ...ready, quarantineMissing: true }, 'quarantine'],
    ['the declaration of age', { ...ready, age: 'AGE_REQUIRED' }, 'age'],
    ['the alcohol, for who is too young', { ...ready, age: 'UNDER_AGE' }, 'underAge'],
  ])('[5.12] is %s', (_what, order, obstacle) => {
    expect(orderObstacle(order)).toBe(obstacle)
  })

  test.each<[string, Readiness['contact'], Obstacle | undefined]>([
    ['nobody', nobody, 'name'],
    ['a name of spaces', { name: '  ', phone: 'good' }, 'name'],
    ['a name without a phone', { name: 'Chan', phone: 'empty' }, 'phone'],
    ['a phone that is too short', { name: 'Chan', phone: 'short' }, 'phoneWrong'],
    ['a phone that cannot be', { name: 'Chan', phone: 'wrong' }, 'phoneWrong'],
    ['a phone that the server must judge', { name: 'Chan', phone: 'unknown' }, undefined],
  ])('[5.12] with %s to hand a delivery to', (_who, contact, obstacle) => {
    expect(orderObstacle({ ...ready, contact })).toBe(obstacle)
  })

  test('[5.12] a contact for a pickup is completed once begun', () => {
    expect(orderObstacle({ ...pickup, contact: { name: 'Chan', phone: 'empty' } })).toBe('phone')
    expect(orderObstacle({ ...pickup, contact: { name: '', phone: 'good' } })).toBe('name')
  })

  test('the first thing to put right comes first', () => {
    const all: Readiness = {
      ...ready,
      open: false,
      timeFits: false,
      changed: true,
      belowMinimum: true,
      contact: nobody,
      methodMissing: true,
      age: 'AGE_REQUIRED',
    }
    expect(orderObstacle(all)).toBe('closed')
    expect(orderObstacle({ ...all, open: true })).toBe('time')
    expect(orderObstacle({ ...all, open: true, timeFits: true })).toBe('changed')
  })
})
