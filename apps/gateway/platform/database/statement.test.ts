import { expect, test } from 'vitest'
import { POST_ORDER, POST_ORDER_WITH_VOUCHERS } from '../../modules/ordering/store/post-order-statement.ts'
import { namedStatement, orderedValues } from './statement.ts'

test('a parameter has one number, however often its name comes, and a cast is no name', () => {
  expect(POST_ORDER.text).toContain('client_order_id = $1::uuid and user_id::text = $2::uuid::text')
  expect(POST_ORDER.parameters?.slice(0, 2)).toEqual(['clientOrderId', 'userId'])
  expect(new Set(POST_ORDER.parameters).size).toBe(POST_ORDER.parameters?.length)
  expect(POST_ORDER.text).not.toMatch(/[^:]:[a-z]/)
})

test('a text that names some of its parameters and numbers others is no statement', () => {
  expect(() => namedStatement('two-ways', 'select :first::int, $1::int')).toThrow(
    'two-ways names some of its parameters and numbers others',
  )
})

test('values are given by their names, in any order; one that is missing is said', () => {
  const values = Object.fromEntries((POST_ORDER_WITH_VOUCHERS.parameters ?? []).map((name) => [name, `the ${name}`]))
  expect(orderedValues(POST_ORDER, values)).toEqual(POST_ORDER.parameters?.map((name) => `the ${name}`))
  expect(() => orderedValues(POST_ORDER_WITH_VOUCHERS, { ...values, voucherCodes: undefined })).toThrow(
    'orders-post-with-vouchers has no voucherCodes',
  )
})
