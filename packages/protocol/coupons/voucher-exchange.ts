import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid, Slug } from '../units.ts'
import { Voucher } from './voucher.ts'

/**
 * Redeems points for a voucher: both happen or neither does, and the balance never falls below zero (spec 1.22). The same
 * clientExchangeId gives the same voucher again; with another reward it is refused.
 */
export const voucherExchange = action('candao.member.voucherExchange', {
  gateway: 'UserUnify',
  caller: 'member',
  content: { rewardId: Slug, clientExchangeId: Guid },
  data: v.object({ voucher: Voucher, balance: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  refusals: ['REWARD_UNKNOWN', 'POINTS_TOO_FEW', 'EXCHANGE_CONFLICT'],
})
