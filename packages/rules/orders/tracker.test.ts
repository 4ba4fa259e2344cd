import { describe, expect, test } from 'vitest'
import { orderStates, orderTypes, type OrderState } from './order.ts'
import { guestText, trackerSteps, type GuestText, type RefundState } from './tracker.ts'

const { takeaway, delivery, dineIn } = orderTypes

describe('what a guest reads', () => {
  test.each<[OrderState, GuestText, GuestText]>([
    ['paymentPending', 'paymentPending', 'paymentPending'],
    ['placed', 'preparing', 'preparing'],
    ['accepted', 'preparing', 'preparing'],
    ['preparing', 'preparing', 'preparing'],
    ['ready', 'preparing', 'readyForPickup'],
    ['delivering', 'delivering', 'delivering'],
    ['collectionOverdue', 'readyForPickup', 'readyForPickup'],
    ['completed', 'completed', 'completed'],
    ['cancelled', 'cancelled', 'cancelled'],
  ])('[4.42] %s reads %s for a delivery, %s for a pickup', (state, delivered, pickedUp) => {
    expect(guestText(state, delivery)).toBe(delivered)
    expect(guestText(state, takeaway)).toBe(pickedUp)
    expect(guestText(state, dineIn)).toBe(pickedUp)
  })

  test.each<[RefundState, GuestText]>([
    ['none', 'cancelled'],
    ['arranged', 'refundArranged'],
    ['processing', 'refundProcessing'],
    ['failed', 'refundProcessing'],
    ['manual', 'refundProcessing'],
    ['refunded', 'refunded'],
  ])('[4.42] cancelled with refund %s reads %s', (refund, text) => {
    expect(guestText('cancelled', takeaway, refund)).toBe(text)
  })

  test('[4.42] a refund speaks only once the order has ended', () => {
    expect(guestText('delivering', delivery, 'processing')).toBe('delivering')
    expect(guestText('completed', delivery, 'refunded')).toBe('refunded')
  })
})

describe('the tracker', () => {
  const marks = { done: '✓', now: '●', todo: '·' }
  const drawn = (orderType: 1 | 2 | 5, state: OrderState) =>
    trackerSteps(orderType, state).map(({ key, progress }) => `${marks[progress]} ${key}`)

  test.each<[OrderState, string[]]>([
    ['paymentPending', ['· confirmed', '· made', '· delivering', '· delivered']],
    ['placed', ['● confirmed', '· made', '· delivering', '· delivered']],
    ['preparing', ['● confirmed', '· made', '· delivering', '· delivered']],
    ['ready', ['✓ confirmed', '● made', '· delivering', '· delivered']],
    ['delivering', ['✓ confirmed', '✓ made', '● delivering', '· delivered']],
    ['completed', ['✓ confirmed', '✓ made', '✓ delivering', '✓ delivered']],
    ['cancelled', []],
  ])('[1.21] a delivery that is %s', (state, steps) => {
    expect(drawn(delivery, state)).toEqual(steps)
  })

  test.each<[OrderState, string[]]>([
    ['paymentPending', ['· preparing', '· ready', '· completed']],
    ['accepted', ['● preparing', '· ready', '· completed']],
    ['ready', ['✓ preparing', '● ready', '· completed']],
    ['collectionOverdue', ['✓ preparing', '● ready', '· completed']],
    ['completed', ['✓ preparing', '✓ ready', '✓ completed']],
  ])('[1.21] a pickup that is %s', (state, steps) => {
    expect(drawn(takeaway, state)).toEqual(steps)
    expect(drawn(dineIn, state)).toEqual(steps)
  })

  test('[1.21] at most one step is now, and none is done after one that is not', () => {
    for (const state of orderStates) {
      for (const orderType of [takeaway, delivery, dineIn]) {
        expect(
          drawn(orderType, state)
            .map(([mark]) => mark)
            .join(''),
        ).toMatch(/^✓*●?·*$/)
      }
    }
  })
})
