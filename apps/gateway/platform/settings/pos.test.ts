import { expect, test } from 'vitest'
import { posSettings } from '../../testing/pos-sandbox.ts'
import { readSettings } from './settings.ts'

const whole: Record<string, string> = posSettings('https://sts.example/')

test('a POS is known by all of its settings, its shops by their locations there', () => {
  const { pos } = readSettings(whole)
  expect(pos?.shops).toEqual([
    { storeId: '3101', location: 'hkloc01', revenueCenter: 10 },
    { storeId: '3102', location: 'hkloc02', revenueCenter: 10 },
  ])
  expect(pos?.simphony).toMatchObject({
    url: 'https://sts.example',
    org: 'harbour',
    orderTypes: { takeaway: 1, delivery: 2, dineIn: 3 },
    tenders: { card: 101, alipay: 102, other: 109 },
    openItem: 9001,
  })
})

test('without its settings there is none, in the demo as well', () => {
  expect([readSettings({}).pos, readSettings({ DATABASE_URL: 'postgres://db.example/harbour' }).pos]).toEqual([null, null])
})

test.each(Object.keys(whole))('a POS without %s is refused, and so is that setting alone', (name) => {
  expect(() => readSettings({ ...whole, [name]: undefined })).toThrow(/^SIMPHONY_URL: a POS asks for all of its settings/)
  expect(() => readSettings({ [name]: whole[name] })).toThrow(/^SIMPHONY_URL: /)
})

test.each([
  ['SIMPHONY_URL', 'sts.example'],
  ['SIMPHONY_SHOPS', '3101'],
  ['SIMPHONY_SHOPS', '3101:hkloc01'],
  ['SIMPHONY_SHOPS', '3101:hkloc01/ten'],
  ['SIMPHONY_SHOPS', '3101:hkloc01/10,3101:hkloc02/10'],
  ['SIMPHONY_EMPLOYEE', 'till'],
  ['SIMPHONY_ORDER_TYPES', 'takeaway:1,delivery:2'],
  ['SIMPHONY_ORDER_TYPES', 'takeaway:1,delivery:2,delivery:3'],
  ['SIMPHONY_ORDER_TYPES', 'takeaway:1,delivery:2,drivein:3'],
  ['SIMPHONY_TENDERS', 'card:101'],
  ['SIMPHONY_TENDERS', 'cash:100,other:109'],
  ['SIMPHONY_TENDERS', 'card:101,card:102,other:109'],
  ['SIMPHONY_DISCOUNT', '-5'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readSettings({ ...whole, [name]: value })).toThrow(new RegExp(`^${name}: `))
})

test('every way of paying online may have its tender, and then none is for the others', () => {
  const tenders = 'card:1,octopus:2,alipay:3,payme:4,fps:5,wechat:6,mpay:7'
  expect(readSettings({ ...whole, SIMPHONY_TENDERS: tenders }).pos?.simphony.tenders.other).toBeUndefined()
})
