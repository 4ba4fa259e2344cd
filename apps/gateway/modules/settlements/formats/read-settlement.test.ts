import { expect, test } from 'vitest'
import { readSettlement } from './read-settlement.ts'

const sandbox = 'id,type,payment,reference,amount,fee,currency,created\n'
const stripe =
  'balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category,source_id,payment_intent_id,payment_metadata[attempt],refund_metadata[refund]\n'

test('a file of Ferry Pay: payments, refunds, and one that came back', () => {
  const csv = `${sandbox}pay_1,payment,pay_1,key-1,89.00,1.07,HKD,2026-11-20T04:00:00Z\nre_1,refund,pay_1,key-2,-12.50,0,HKD,2026-11-20T05:00:00Z\nre_1:failed,refund_failed,pay_1,key-2,12.50,0,HKD,2026-11-20T06:00:00Z\n`
  expect(readSettlement('sandbox', csv)).toEqual({
    lines: [
      expect.objectContaining({
        lineRef: 'pay_1',
        kind: 'payment',
        paymentKey: 'key-1',
        amount: 8900,
        fee: 107,
        at: Date.parse('2026-11-20T12:00:00+08:00'),
      }),
      expect.objectContaining({
        lineRef: 're_1',
        kind: 'refund',
        paymentRef: 'pay_1',
        refundRef: 're_1',
        refundKey: 'key-2',
        amount: -1250,
      }),
      expect.objectContaining({ lineRef: 're_1:failed', refundRef: 're_1', amount: 1250 }),
    ],
  })
})

test('a report of Stripe: charges by their attempt, refunds by their id, fees and payouts apart', () => {
  const csv = `\uFEFF${stripe}txn_1,2026-11-20 04:00:00,hkd,89.00,3.00,86.00,charge,ch_1,pi_1,attempt-1,\ntxn_2,2026-11-20 05:00:00,hkd,-5.5,0.00,-5.50,refund,re_1,pi_1,attempt-1,refund-1\ntxn_3,2026-11-21 00:00:00,hkd,-80.50,0.00,-80.50,payout,po_1,,,\ntxn_4,2026-11-21 00:00:00,hkd,-2.00,0,-2.00,fee,,,,\n`
  expect(readSettlement('stripe', csv)).toMatchObject({
    lines: [
      { lineRef: 'txn_1', kind: 'payment', paymentRef: 'pi_1', paymentKey: 'attempt-1', amount: 8900, fee: 300, currency: 'HKD' },
      { lineRef: 'txn_2', kind: 'refund', refundRef: 're_1', refundKey: 'refund-1', amount: -550 },
      { kind: 'payout', amount: -8050 },
      { kind: 'fee', amount: -200 },
    ],
  })
})

test.each([
  ['', 'is missing'],
  ['id,type\n1,payment', 'is missing'],
  ['"', 'is no CSV'],
  [sandbox, 'has no lines'],
  [`${sandbox}pay_1,payment,pay_1,k,89.001,0,HKD,2026-11-20T04:00:00Z`, 'is no sum'],
  [`${sandbox}pay_1,payment,pay_1,k,89,0,HKD,20 November`, 'is no moment'],
  [`${sandbox}pay_1,sale,pay_1,k,89,0,HKD,2026-11-20T04:00:00Z`, 'sale is none of payment, refund, refund_failed'],
  [`${sandbox}pay_1,payment,pay_1`, 'has 3 cells, not 8'],
  [`${sandbox}${'pay_1,payment,pay_1,k,89,0,HKD,2026-11-20T04:00:00Z\n'.repeat(2)}`, 'pay_1 is there twice'],
])('a file that is none is refused: %j', (csv, fault) => {
  expect(readSettlement('sandbox', csv)).toMatchObject({ faults: expect.arrayContaining([expect.objectContaining({ fault })]) })
})

test('no more faults are told than somebody reads', () => {
  const read = readSettlement(
    'sandbox',
    sandbox + Array.from({ length: 60 }, (_, at) => `p${at},payment,p${at},k,x,0,HKD,2026-11-20T04:00:00Z`).join('\n'),
  )
  expect('faults' in read && read.faults).toHaveLength(20)
})
