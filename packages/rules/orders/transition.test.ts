import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noon } from '../testing/menu.fixtures.ts'
import { hasEnded, orderStates, orderTypes, type OrderState } from './order.ts'
import { guestMayCancel, mayChange, nextStates, recallMilliseconds, transitions, type Actor } from './transition.ts'

const { takeaway, delivery, dineIn } = orderTypes
const long = noon + 3_600_000
const order = (state: OrderState, orderType: 1 | 2 | 5 = delivery) => ({ state, orderType, placedAt: noon })
const all: (1 | 2 | 5)[] = [takeaway, delivery, dineIn]
const actors: Actor[] = ['guest', 'shop', 'system']

describe('the way of an order', () => {
  test.each<[string, 1 | 2 | 5, OrderState[]]>([
    ['a delivery', delivery, ['paymentPending', 'placed', 'accepted', 'preparing', 'ready', 'delivering', 'completed']],
    ['a takeaway', takeaway, ['paymentPending', 'placed', 'accepted', 'preparing', 'ready', 'completed']],
    ['a dine-in', dineIn, ['paymentPending', 'placed', 'accepted', 'preparing', 'ready', 'completed']],
    ['one nobody fetched in time', takeaway, ['ready', 'collectionOverdue', 'completed']],
    ['one nobody fetched at all', takeaway, ['ready', 'collectionOverdue', 'cancelled']],
  ])('[4.43] %s', (_what, orderType, states) => {
    const possible = states.slice(0, -1).map((from) => nextStates(from, orderType))
    possible.forEach((next, index) => expect(next).toContain(states[index + 1]))
  })

  test.each<[OrderState, OrderState, 1 | 2 | 5]>([
    ['ready', 'delivering', takeaway],
    ['ready', 'delivering', dineIn],
    ['delivering', 'completed', takeaway],
    ['ready', 'completed', delivery],
    ['ready', 'collectionOverdue', delivery],
    ['placed', 'preparing', delivery],
    ['preparing', 'accepted', delivery],
    ['placed', 'placed', delivery],
    ['completed', 'cancelled', delivery],
    ['cancelled', 'placed', delivery],
  ])('[4.43] nobody takes an order from %s to %s (order type %i)', (from, to, orderType) => {
    for (const by of actors) expect(mayChange(order(from, orderType), to, { by, now: noon })).toBe(false)
  })
})

describe('who', () => {
  test.each<[OrderState, OrderState, Actor[], (1 | 2 | 5)[]]>([
    ['paymentPending', 'placed', ['system'], all],
    ['paymentPending', 'cancelled', ['guest', 'system'], all],
    ['placed', 'accepted', ['shop'], all],
    ['placed', 'cancelled', ['guest', 'shop', 'system'], all],
    ['accepted', 'preparing', ['shop', 'system'], all],
    ['accepted', 'cancelled', ['guest', 'shop'], all],
    ['preparing', 'ready', ['shop'], all],
    ['preparing', 'cancelled', ['guest', 'shop'], all],
    ['ready', 'delivering', ['shop'], [delivery]],
    ['ready', 'completed', ['shop', 'system'], [takeaway, dineIn]],
    ['ready', 'collectionOverdue', ['shop', 'system'], [takeaway, dineIn]],
    ['ready', 'cancelled', ['guest', 'shop'], all],
    ['delivering', 'completed', ['shop', 'system'], [delivery]],
    ['delivering', 'cancelled', ['guest', 'shop'], [delivery]],
    ['collectionOverdue', 'completed', ['shop', 'system'], [takeaway, dineIn]],
    ['collectionOverdue', 'cancelled', ['shop'], [takeaway, dineIn]],
  ])('[4.43] within a minute of placing, %s to %s is in the hands of %j (order types %j)', (from, to, hands, types) => {
    const may = (by: Actor, type: 1 | 2 | 5) => mayChange(order(from, type), to, { by, now: noon })
    for (const type of types) expect(actors.filter((by) => may(by, type))).toEqual(hands)
    for (const type of all) if (!types.includes(type)) expect(actors.filter((by) => may(by, type))).toEqual([])
  })

  test.each<OrderState>(['preparing', 'ready', 'delivering'])(
    '[4.43] long after placing, an order that is %s is cancelled by the shop alone',
    (state) => {
      expect(actors.filter((by) => mayChange(order(state), 'cancelled', { by, now: long }))).toEqual(['shop'])
    },
  )

  test.each([
    ['a millisecond before its time', -1, []],
    ['at its time', 0, ['shop', 'system']],
  ])('[1.15] a preorder is begun %s by %j', (_when, late, hands) => {
    const fireAt = noon + 5 * 3_600_000
    const preorder = { ...order('accepted'), fireAt }
    expect(actors.filter((by) => mayChange(preorder, 'preparing', { by, now: fireAt + late }))).toEqual(hands)
    expect(mayChange(preorder, 'cancelled', { by: 'guest', now: fireAt - 1 })).toBe(true)
  })

  test('[4.43] a guest makes no change but to cancel', () => {
    for (const { to, by } of transitions) if (by.includes('guest')) expect(to).toBe('cancelled')
  })
})

test('[4.43] money that comes late revives an order that nobody had paid, by the system’s hand, and no other', () => {
  const cancelled = { ...order('cancelled'), unpaid: true }
  expect(actors.filter((by) => mayChange(cancelled, 'placed', { by, now: long }))).toEqual(['system'])
  expect(mayChange(order('cancelled'), 'placed', { by: 'system', now: long })).toBe(false)
  expect(nextStates('cancelled', delivery)).toEqual([])
})

describe('an order that was said to be ready', () => {
  const ready = { ...order('ready'), recalledFrom: noon }

  test.each([
    [0, ['shop']],
    [recallMilliseconds, ['shop']],
    [recallMilliseconds + 1, []],
  ])('[4.43] %i ms ago is called back to the kitchen by %j', (since, hands) => {
    expect(actors.filter((by) => mayChange(ready, 'preparing', { by, now: noon + since }))).toEqual(hands)
    expect(actors.filter((by) => mayChange({ ...ready, orderType: takeaway }, 'preparing', { by, now: noon + since }))).toEqual(hands)
  })

  test.each<OrderState>(['delivering', 'collectionOverdue', 'completed', 'cancelled'])('[4.43] is not once it is %s', (state) => {
    expect(mayChange({ ...ready, state }, 'preparing', { by: 'shop', now: noon })).toBe(false)
  })

  test('[4.43] goes back by no plain step', () => {
    expect(mayChange(order('ready'), 'preparing', { by: 'shop', now: noon })).toBe(false)
    expect(nextStates('ready', takeaway)).not.toContain('preparing')
  })
})

describe('a guest’s cancellation', () => {
  test.each<[OrderState, boolean]>([
    ['paymentPending', true],
    ['placed', true],
    ['accepted', true],
    ['preparing', false],
    ['ready', false],
    ['delivering', false],
    ['collectionOverdue', false],
    ['completed', false],
    ['cancelled', false],
  ])('[4.43] long after placing, while %s: %s', (state, may) => {
    expect(guestMayCancel(order(state), long)).toBe(may)
  })

  test.each([
    [59_999, true],
    [60_000, true],
    [60_001, false],
  ])('[4.43] %i ms after placing, though the kitchen prepares it: %s', (since, may) => {
    expect(guestMayCancel(order('preparing'), noon + since)).toBe(may)
    expect(guestMayCancel(order('ready', takeaway), noon + since)).toBe(may)
  })

  test('[4.43] grace begins with placing, and an unpaid order needs none', () => {
    expect(guestMayCancel({ ...order('preparing'), placedAt: null }, noon)).toBe(false)
    expect(guestMayCancel({ ...order('paymentPending'), placedAt: null }, noon)).toBe(true)
  })
})

describe('laws', () => {
  const orderType = fc.constantFrom(takeaway, delivery, dineIn)

  test('[4.43] every path from the start passes no state twice, and ends where nothing follows', () => {
    fc.assert(
      fc.property(orderType, fc.constantFrom<OrderState>('paymentPending', 'placed'), fc.infiniteStream(fc.nat()), (type, start, picks) => {
        const path: OrderState[] = [start]
        for (let next = nextStates(start, type); next.length > 0; next = nextStates(path.at(-1) ?? start, type)) {
          path.push(next[picks.next().value % next.length] ?? start)
          expect(new Set(path).size).toBe(path.length)
        }
        expect(hasEnded(path.at(-1) ?? start)).toBe(true)
        expect(path).not.toContain(type === delivery ? 'collectionOverdue' : 'delivering')
      }),
    )
  })

  test('[4.43] every state can be reached, and the table says each change once', () => {
    const reached = new Set<OrderState>(['paymentPending', ...transitions.map(({ to }) => to)])
    expect([...reached].sort()).toEqual([...orderStates].sort())
    expect(new Set(transitions.map(({ from, to }) => `${from} ${to}`)).size).toBe(transitions.length)
  })
})
