import { expect, test } from 'vitest'
import { fresh, newOrder, playOn, rounds, type Play, type Topping } from './play.ts'

const order: Topping[] = ['basil', 'olive', 'basil']
const turn: Play = { phase: 'turn', round: 0, order, placed: [], slipped: false }
const next: Topping[] = ['tomato']
const put = (play: Play, ...placed: Topping[]) => placed.reduce((before, topping) => playOn(before, { kind: 'put', topping, next }), play)

test('[2.29] an order is read for as long as one likes, and then is the guest’s turn', () => {
  const shown = playOn(fresh, { kind: 'begin', order })
  expect(shown).toMatchObject({ phase: 'show', order, placed: [] })
  expect(playOn(shown, { kind: 'put', topping: 'basil', next })).toBe(shown)
  expect(playOn(shown, { kind: 'ready' })).toMatchObject({ phase: 'turn' })
})

test('the right toppings make a pizza, and lead to the next', () => {
  expect(put(turn, 'basil', 'olive')).toMatchObject({ phase: 'turn', placed: ['basil', 'olive'] })
  expect(put(turn, ...order)).toEqual({ phase: 'show', round: 1, order: next, placed: [], slipped: false })
})

test('a wrong one begins the pizza anew, and a right one afterwards is no slip', () => {
  expect(put(turn, 'basil', 'tomato')).toMatchObject({ phase: 'turn', placed: [], slipped: true })
  expect(put(turn, 'basil', 'tomato', 'basil')).toMatchObject({ placed: ['basil'], slipped: false })
})

test('the order can be read again', () => {
  expect(playOn(put(turn, 'basil'), { kind: 'again', order })).toMatchObject({ phase: 'show', order, placed: [] })
})

test('the last pizza ends the game', () => {
  expect(put({ ...turn, round: rounds.length - 1 }, ...order)).toMatchObject({ phase: 'done' })
})

test('each pizza has more toppings than the one before', () => {
  expect(rounds.map((_, round) => newOrder(round, () => 4).length)).toEqual([3, 4, 5])
  expect(newOrder(0, (below) => below - 1)).toEqual(['olive', 'olive', 'olive'])
})
