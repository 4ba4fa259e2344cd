import { expect, test } from 'vitest'
import { newOrder } from '../alarm.fixtures.ts'
import { guestShown, placeShown } from './guest-shown.ts'

const destination = { fullAddress: '砵典乍街 10 號', building: '恒和大廈', floor: '8', flat: 'B', note: '' } as NonNullable<
  ReturnType<typeof newOrder>['destination']
> // no more is asked of one
const order = newOrder({ contact: { name: '陳大文', phone: '+85291234521' }, destination })

test('who works here sees the guest, where they live, and how to call them', () => {
  expect(guestShown(order, true)).toMatchObject({ name: '陳大文', phone: '9123 4521', call: 'tel:+85291234521' })
  expect(guestShown(order, true)?.where).toContain('砵典乍街 10 號')
})

test('a screen that anybody may read shows neither name, phone nor address', () => {
  expect(guestShown(order, false)).toEqual({ name: '陳•••', phone: '+852 9••• ••21', where: '', call: null })
})

test('of the place it shows the building alone', () => {
  expect([placeShown(order, true), placeShown(order, false)]).toEqual(['恒和大廈', '恒和大廈'])
  const house = { destination: { ...destination, building: '' } }
  expect([placeShown(house, true), placeShown(house, false)]).toEqual(['砵典乍街 10 號', ''])
})

test('an order without a guest shows none', () => expect(guestShown(newOrder(), false)).toBeNull())
