import { replyStatuses } from '@harbour/protocol'
import { orderStatuses } from '@harbour/rules'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useKeys } from '../../api/keys.ts'
import { useTabletLock } from '../shift/tablet-lock.ts'
import { newOrder } from './alarm.fixtures.ts'
import { askProof, beginAnswer, dropUnless, goOn, sendAgain, takeBack, undoFor, useAnswering } from './answering.ts'
import { useNotices } from './notices.ts'

const order = newOrder()
const shift = { key: 'k', endsAt: 0, staffId: 's', name: 'Wai Ming', rights: ['shop.orders'] }
const tablet = { key: 't', tabletId: 't', storeId: '3101', name: 'Counter' }
const stage = () => useAnswering.getState().current?.stage
const notices = () => useNotices.getState().shown.map(({ notice }) => notice)

/** The contents that the gateway was sent, and what it answers next: a refusal's code, the name of who was first, or nothing at all. */
let sent: Record<string, unknown>[] = []
let answer: { refused?: string; by?: string; lost?: boolean } = {}

beforeEach(() => {
  vi.useFakeTimers()
  // What is kept through reloads has no place here.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  ;[sent, answer] = [[], {}]
  useKeys.setState({ tablet, shift })
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: FormData }) => {
    const content = JSON.parse(String(body.get('content'))) as Record<string, unknown> // the form of a call of ours
    sent.push(content)
    if (answer.lost) throw new TypeError('lost')
    const { refused, by = null } = answer
    const moved = { orderId: content.orderId, status: content.status, seq: 2, by, minutes: by === null ? (content.minutes ?? 15) : 25 }
    const said = refused ? { status: replyStatuses.refused, code: refused, data: null } : { status: replyStatuses.done, data: moved }
    return Response.json({ msg: refused ?? '', logId: 'l', serverTime: 0, ...said })
  })
})
afterEach(() => {
  takeBack()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  useTabletLock.setState({ locked: null })
  useNotices.setState({ shown: [] })
  useAnswering.setState({ current: null, answered: [] })
})

test('an order is accepted with the minutes that were chosen, at once', async () => {
  beginAnswer(order, { kind: 'accept', minutes: 20 })
  expect(stage()).toBe('sending')
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toMatchObject([{ storeId: '3101', orderId: order.orderId, status: orderStatuses.accepted, minutes: 20 }])
  expect(useAnswering.getState()).toEqual({ current: null, answered: [order.orderId] })
  expect(notices()).toEqual([{ kind: 'accepted', pickupNo: '2061', minutes: 20 }])
})

test('an order that was answered is not answered again by a tap on its alarm, which may stand a moment longer', async () => {
  beginAnswer(order, { kind: 'accept', minutes: 20 })
  await vi.advanceTimersByTimeAsync(0)
  beginAnswer(order, { kind: 'accept', minutes: 25 })
  beginAnswer(order, { kind: 'reject', reason: 'tooBusy' })
  expect(useAnswering.getState().current).toBeNull()
  await vi.advanceTimersByTimeAsync(undoFor)
  expect(sent).toHaveLength(1)
})

test('a preorder is accepted without minutes', async () => {
  beginAnswer(order, { kind: 'accept', minutes: null })
  await vi.advanceTimersByTimeAsync(0)
  expect(sent[0]).not.toHaveProperty('minutes')
})

test('whoever is second hears who was first, and with which minutes', async () => {
  answer = { by: 'Ka Yan' }
  beginAnswer(order, { kind: 'accept', minutes: 20 })
  await vi.advanceTimersByTimeAsync(0)
  expect(notices()).toEqual([{ kind: 'taken', pickupNo: '2061', by: 'Ka Yan', minutes: 25 }])
})

test('a rejection is sent after five seconds, once', async () => {
  beginAnswer(order, { kind: 'reject', reason: 'tooBusy' })
  await vi.advanceTimersByTimeAsync(undoFor - 1)
  expect([stage(), sent]).toEqual(['undo', []])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toMatchObject([{ status: orderStatuses.cancelled, reason: 'tooBusy' }])
  await vi.advanceTimersByTimeAsync(undoFor)
  expect(sent).toHaveLength(1)
})

test('a rejection that is taken back, or whose order somebody else has answered, is never sent', async () => {
  beginAnswer(order, { kind: 'reject', reason: 'tooBusy' })
  takeBack()
  beginAnswer(order, { kind: 'reject', reason: 'soldOut' })
  dropUnless([])
  await vi.advanceTimersByTimeAsync(undoFor * 2)
  expect([stage(), sent]).toEqual([undefined, []])
})

test.each(['locked', 'nobody'])('a tablet that is %s asks first who answers, and then goes on', async (how) => {
  if (how === 'locked') useTabletLock.setState({ locked: 'idle' })
  else useKeys.setState({ shift: null })
  beginAnswer(order, { kind: 'accept', minutes: 15 })
  expect([stage(), sent]).toEqual(['who', []])
  useKeys.setState({ shift })
  useTabletLock.setState({ locked: null })
  goOn()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toHaveLength(1)
})

test('a session that has ended asks who answers, money that goes back for proof', async () => {
  answer = { refused: 'LOGIN_AGAIN' }
  beginAnswer(order, { kind: 'accept', minutes: 15 })
  await vi.advanceTimersByTimeAsync(0)
  expect(stage()).toBe('who')
  takeBack()
  answer = { refused: 'STEP_UP' }
  beginAnswer(order, { kind: 'reject', reason: 'closing' })
  await vi.advanceTimersByTimeAsync(undoFor)
  expect(stage()).toBe('proof')
  answer = {}
  sendAgain()
  await vi.advanceTimersByTimeAsync(0)
  expect(notices()).toEqual([{ kind: 'rejected', pickupNo: '2061' }])
})

test('a rejection from the board that needs proof asks for it here, and then goes', async () => {
  askProof({ ...order, reason: 'other' })
  expect([stage(), sent]).toEqual(['proof', []])
  sendAgain()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toMatchObject([{ orderId: order.orderId, status: orderStatuses.cancelled, reason: 'other' }])
})

test('it takes the place of no answer that is being given, and of a locked tablet asks first who is there', () => {
  beginAnswer(order, { kind: 'reject', reason: 'closing' })
  askProof({ orderId: 'another', pickupNo: '2', reason: 'tooBusy' })
  expect(useAnswering.getState().current?.orderId).toBe(order.orderId)
  takeBack()
  useTabletLock.setState({ locked: 'hand' })
  askProof({ ...order, reason: 'tooBusy' })
  expect(stage()).toBe('who')
})

test('an answer that is lost says so, and the order is not taken for answered', async () => {
  answer = { lost: true }
  beginAnswer(order, { kind: 'accept', minutes: 15 })
  await vi.advanceTimersByTimeAsync(0)
  expect(stage()).toBe('failed')
  expect(useAnswering.getState().answered).toEqual([])
})
