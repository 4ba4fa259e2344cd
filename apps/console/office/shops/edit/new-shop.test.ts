import type { ChainShop } from '@harbour/chain'
import { brandIds } from '@harbour/rules'
import { expect, test } from 'vitest'
import { likeShop, newShopFault } from './new-shop.ts'

const wanted = { storeId: '3999', tc: '新店', en: 'New shop' }
const zone = { zoneId: '3101-1', ring: [], fee: 0, minimum: 0, travelMinutes: 5 }
const other: ChainShop = {
  storeId: '3101',
  brand: brandIds.hongKong,
  platformStoreId: '73101',
  extraStoreId: '83101',
  name: { tc: '太古城', en: 'Taikoo Shing' },
  address: { tc: '太古城道', en: 'Taikoo Shing Road' },
  district: 'eastern',
  point: { lat: 22.28, lng: 114.21 },
  phone: '25600101',
  orderTypes: [1, 2],
  preorders: [1],
  slotCapacity: 60,
  services: ['octopus'],
  openings: [],
  blackouts: [{ startDate: '2026/12/25', endDate: '2026/12/25', times: [] }],
  zones: [zone],
  soldOut: ['cola'],
}

test('a new shop is like another, under a number and a name of its own', () => {
  expect(likeShop(other, wanted)).toEqual({
    ...other,
    storeId: '3999',
    platformStoreId: '73999',
    extraStoreId: '83999',
    name: { tc: '新店', en: 'New shop' },
    zones: [{ ...zone, zoneId: '3999-1' }],
    blackouts: [],
    soldOut: [],
  })
})

test('a number has four digits and is free, and a name is there in both languages', () => {
  const taken = new Set(['3101'])
  expect(newShopFault(wanted, taken)).toBeNull()
  expect(newShopFault({ ...wanted, storeId: '39' }, taken)).toBe('number')
  expect(newShopFault({ ...wanted, storeId: '3101' }, taken)).toBe('taken')
  expect(newShopFault({ ...wanted, en: ' ' }, taken)).toBe('name')
})
