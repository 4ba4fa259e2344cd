import type { ChainShop } from '@harbour/chain'
import { brandIds } from '@harbour/rules'
import { expect, test } from 'vitest'
import { shopNow } from '../state/shop-now.fixtures.ts'
import { isWanted, rowsOf } from './shop-rows.ts'

const record = (storeId: string, more: Partial<ChainShop> = {}): ChainShop => ({
  storeId,
  brand: brandIds.hongKong,
  platformStoreId: `7${storeId}`,
  extraStoreId: `8${storeId}`,
  name: { tc: '太古城中心店', en: 'Taikoo Shing' },
  address: { tc: '太古城道 18 號', en: '18 Taikoo Shing Road' },
  district: 'eastern',
  point: { lat: 22.28, lng: 114.21 },
  phone: '25600101',
  orderTypes: [1],
  preorders: [],
  slotCapacity: 60,
  services: [],
  openings: [],
  blackouts: [],
  zones: [],
  soldOut: [],
  ...more,
})
const listed = (storeId: string, more?: Partial<ChainShop>) => ({ id: storeId, hash: '', changed: false, record: record(storeId, more) })
const late = { open: 3, late: 2, lateSince: 0, unanswered: 0, unansweredSince: null }

test('the shops of the brand come with how they stand and what they took, the urgent ones first', () => {
  const rows = rowsOf([listed('1'), listed('2'), listed('3'), listed('4', { brand: brandIds.macau })], brandIds.hongKong, {
    now: [shopNow({ storeId: '1' }), shopNow({ storeId: '2', orders: late })],
    takings: new Map([['1', 500]]),
  })
  expect(rows.map(({ storeId, takings }) => [storeId, takings])).toEqual([
    ['2', 0],
    ['1', 500],
    ['3', undefined],
  ])
})

test('a shop is found by its number, either name, address or phone, and by district and sign', () => {
  const [row] = rowsOf([listed('3101')], brandIds.hongKong, { now: [shopNow()], takings: undefined })
  if (!row) throw new Error('there is a shop')
  const wanted = (more: object) => isWanted(row, { text: '', district: '', state: '', ...more })
  for (const text of ['', '3101', '太古城', 'taikoo', ' 18 ', '2560']) expect(wanted({ text })).toBe(true)
  expect([wanted({ text: 'Mong Kok' }), wanted({ district: 'eastern' }), wanted({ district: 'other' })]).toEqual([false, true, false])
  expect([wanted({ state: 'open' }), wanted({ state: 'late' })]).toEqual([true, false])
})
