import { expect, test } from 'vitest'
import { checkDraft, draftOf } from './rider-draft.ts'

const ravi = { riderId: 'r', name: 'Ravi', phone: '+852 6123 4567', vehicle: 'bicycle' } as const

test('a rider is saved by their name, with a phone or without', () => {
  expect(checkDraft({ ...ravi, name: ' Ravi ' })).toEqual({ rider: { name: 'Ravi', phone: '+852 6123 4567', vehicle: 'bicycle' } })
  expect(checkDraft({ ...ravi, phone: ' ' })).toEqual({ rider: { name: 'Ravi', phone: undefined, vehicle: 'bicycle' } })
})

test.each([
  ['no name', { name: ' ' }, { name: true }],
  ['a name of 41 letters', { name: 'x'.repeat(41) }, { name: true }],
  ['letters in the phone', { phone: 'call me' }, { phone: true }],
  ['a phone of five digits', { phone: '12345' }, { phone: true }],
  ['neither', { name: '', phone: '1' }, { name: true, phone: true }],
])('%s is said at its field', (_case, typed, wrong) => {
  expect(checkDraft({ ...ravi, ...typed })).toEqual({ wrong })
})

test('a rider who is there keeps their id, and each new one gets another', () => {
  expect(draftOf({ ...ravi, phone: null, out: false, outSince: null, place: null, cash: 0 as never, trips: [] })).toMatchObject({
    riderId: 'r',
    phone: '',
  })
  expect(draftOf(undefined).riderId).not.toBe(draftOf(undefined).riderId)
})
