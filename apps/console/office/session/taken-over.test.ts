import { brandIds } from '@harbour/rules'
import { expect, test } from 'vitest'
import { takenOver } from './taken-over.ts'

const staff = { staffId: 'one', name: 'Chan Siu Ming', account: 'chan@harbour.example', grants: [], active: true, joined: true }
const session = { key: 'a', endsAt: 1, staff, rights: [] }
const now = { session, ended: null, brand: brandIds.hongKong }

test('a brand that another tab has chosen is taken over, but not while changes are unsaved here', () => {
  expect(takenOver({ session, brand: brandIds.macau }, now, false)).toEqual({ session, ended: null, brand: brandIds.macau })
  const longer = { ...session, endsAt: 2 }
  expect(takenOver({ session: longer, brand: brandIds.macau }, now, true)).toEqual({
    session: longer,
    ended: null,
    brand: brandIds.hongKong,
  })
})

test('the end of a session, and another person, are taken over at once', () => {
  expect(takenOver({ session: null, brand: brandIds.macau }, now, false)).toEqual({ session: null, ended: null, brand: brandIds.macau })
  const other = { ...session, staff: { ...staff, staffId: 'other' } }
  expect(takenOver({ session: other, brand: brandIds.macau }, now, true)).toEqual({ session: other, ended: null, brand: brandIds.macau })
})

test('changes that were not saved wait for their person, whatever becomes of the session in another tab, and for nobody else', () => {
  const over = takenOver({ session: null }, now, true)
  expect(over).toEqual({ session: null, ended: session, brand: brandIds.hongKong })
  expect(takenOver({ session: null }, over, false)).toEqual(over)
  expect(takenOver({ session }, over, false)).toEqual(now)
  const other = { ...session, staff: { ...staff, staffId: 'other' } }
  expect(takenOver({ session: other }, over, false)).toEqual({ ...now, session: other })
})
