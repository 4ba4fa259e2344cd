import { themeGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('[2.32] [7.13] the tabs come with their labels in both languages and their icons', async () => {
  const { data } = await gateway.ask(themeGet)
  expect(data.tabs.map(({ key, labelTc, labelEn }) => [key, labelTc, labelEn])).toEqual([
    ['order', '點餐', 'Order'],
    ['coupons', '優惠券', 'Coupons'],
    ['orders', '訂單記錄', 'My Orders'],
    ['account', '我的', 'Account'],
  ])
  expect(data.tabs.every(({ icon, iconActive }) => icon !== '' && iconActive !== '')).toBe(true)
})

test('an unknown field is turned away', async () => {
  expect(await gateway.call(themeGet, { theme: 'dark' })).toMatchObject({ code: 'UNKNOWN_FIELD' })
})
