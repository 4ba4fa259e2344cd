import { expect, test } from 'vitest'
import { useLocale } from '../../lib/locale.ts'
import { ordersQuery } from './use-shop-orders.ts'

test('who signs in with another language finds the orders that were known, and an answer under way goes on', () => {
  useLocale.setState({ locale: 'en' })
  const { queryKey } = ordersQuery('3101')
  useLocale.setState({ locale: 'zh-Hant' })
  expect(ordersQuery('3101').queryKey).toEqual(queryKey)
  expect(ordersQuery('3102').queryKey).not.toEqual(queryKey)
})
