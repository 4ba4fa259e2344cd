import { brandIds } from '@harbour/rules'
import { expect, test } from 'vitest'
import { takenOver } from './taken-over.ts'

const staff = { staffId: 'one', name: 'Chan Siu Ming', account: 'chan@harbour.example', grants: [], active: true, joined: true }
const session = { key: 'a', endsAt: 1, staff, rights: [] }
const now = { session, brand: brandIds.hongKong }

test('a brand that another tab has chosen is taken over, but not while changes are unsaved here', () => {
  expect(takenOver({ session, brand: brandIds.macau }, now, false)).toEqual({ session, brand: brandIds.macau })
  const longer = { ...session, endsAt: 2 }
  expect(takenOver({ session: longer, brand: brandIds.macau }, now, true)).toEqual({ session: longer, brand: brandIds.hongKong })
})

test('the end of a session, and another person, are taken over at once', () => {
  expect(takenOver({ session: null, brand: brandIds.macau }, now, true)).toEqual({ session: null, brand: brandIds.macau })
  const other = { ...session, staff: { ...staff, staffId: 'other' } }
  expect(takenOver({ session: other, brand: brandIds.macau }, now, true)).toEqual({ session: other, brand: brandIds.macau })
})
