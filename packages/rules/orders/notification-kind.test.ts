import { expect, test } from 'vitest'
import {
  hasNewsAhead,
  notificationMinutes,
  notificationKind,
  type NotifiedOrder,
  type NotifiedStep,
  type NotificationKind,
} from './notification-kind.ts'
import { orderTypes } from './order.ts'

const { takeaway, delivery } = orderTypes
const locker = { no: '7' }

const cases: [string, NotifiedStep, NotifiedOrder, NotificationKind | null][] = [
  [
    'the shop takes it',
    { state: 'accepted', actor: 'shop', reason: null },
    { state: 'accepted', orderType: takeaway, locker: null },
    'accepted',
  ],
  [
    'the kitchen has begun by now',
    { state: 'accepted', actor: 'shop', reason: null },
    { state: 'preparing', orderType: delivery, locker: null },
    'accepted',
  ],
  ['it is ready by now', { state: 'accepted', actor: 'shop', reason: null }, { state: 'ready', orderType: takeaway, locker: null }, null],
  [
    'the kitchen begins',
    { state: 'preparing', actor: 'system', reason: null },
    { state: 'preparing', orderType: takeaway, locker: null },
    null,
  ],
  [
    'it waits at the counter',
    { state: 'ready', actor: 'shop', reason: null },
    { state: 'ready', orderType: takeaway, locker: null },
    'ready',
  ],
  ['it waits for its rider', { state: 'ready', actor: 'shop', reason: null }, { state: 'ready', orderType: delivery, locker: null }, null],
  ['it is in a locker by now', { state: 'ready', actor: 'shop', reason: null }, { state: 'ready', orderType: takeaway, locker }, null],
  ['a locker has it', { state: 'ready', actor: 'shop', reason: 'locker' }, { state: 'ready', orderType: takeaway, locker }, 'locker'],
  [
    'the locker is empty by now',
    { state: 'ready', actor: 'shop', reason: 'locker' },
    { state: 'completed', orderType: takeaway, locker },
    null,
  ],
  [
    'the rider has left',
    { state: 'delivering', actor: 'shop', reason: null },
    { state: 'delivering', orderType: delivery, locker: null },
    'delivering',
  ],
  [
    'the rider is there by now',
    { state: 'delivering', actor: 'shop', reason: null },
    { state: 'completed', orderType: delivery, locker: null },
    null,
  ],
  [
    'the shop cannot make it',
    { state: 'cancelled', actor: 'shop', reason: 'soldOut' },
    { state: 'cancelled', orderType: takeaway, locker: null },
    'cancelled',
  ],
  [
    'the shop cancels and says nothing',
    { state: 'cancelled', actor: 'shop', reason: null },
    { state: 'cancelled', orderType: takeaway, locker: null },
    'cancelled',
  ],
  [
    'nobody has answered',
    { state: 'cancelled', actor: 'system', reason: 'noAnswer' },
    { state: 'cancelled', orderType: takeaway, locker: null },
    'cancelled',
  ],
  [
    'its guest takes it back',
    { state: 'cancelled', actor: 'guest', reason: null },
    { state: 'cancelled', orderType: takeaway, locker: null },
    null,
  ],
  [
    'money has brought it back',
    { state: 'cancelled', actor: 'system', reason: 'unpaid' },
    { state: 'placed', orderType: takeaway, locker: null },
    null,
  ],
  [
    'a part goes back',
    { state: 'ready', actor: 'shop', reason: 'refundArranged' },
    { state: 'completed', orderType: takeaway, locker: null },
    'refundArranged',
  ],
  [
    'money is under way',
    { state: 'cancelled', actor: 'system', reason: 'refundProcessing' },
    { state: 'cancelled', orderType: takeaway, locker: null },
    null,
  ],
  [
    'money is back',
    { state: 'cancelled', actor: 'system', reason: 'refunded' },
    { state: 'cancelled', orderType: takeaway, locker: null },
    'refunded',
  ],
  ['it is paid', { state: 'placed', actor: 'system', reason: 'paid' }, { state: 'placed', orderType: takeaway, locker: null }, null],
  [
    'the guest has it',
    { state: 'completed', actor: 'shop', reason: null },
    { state: 'completed', orderType: takeaway, locker: null },
    null,
  ],
]

test.each(cases)('[2.38] %s', (_name, step, order, news) => expect(notificationKind(step, order)).toBe(news))

test('[9.12] [2.38] news of a locker end with the locker, those of a step with the step, and those of money a day later', () => {
  const [day, step] = [1440, { accepted: 10, ready: 30, delivering: 20 }]
  expect(notificationMinutes).toEqual({ ...step, locker: 15, cancelled: day, refundArranged: day, refunded: day })
})

test.each([
  ['paymentPending', takeaway, false],
  ['placed', takeaway, true],
  ['accepted', delivery, true],
  ['preparing', takeaway, true],
  ['ready', delivery, true],
  ['ready', takeaway, false],
  ['delivering', delivery, false],
  ['collectionOverdue', takeaway, false],
  ['completed', delivery, false],
  ['cancelled', delivery, false],
] as const)('[2.38] of an order that is %s (way %i) there is news to come: %s', (state, orderType, ahead) => {
  expect(hasNewsAhead({ state, orderType })).toBe(ahead)
})
