import * as v from 'valibot'
import { action } from '../action.ts'
import { Guid, text } from '../units.ts'
import { CodeBatch, PromoCodeName } from './code-batch.ts'

/** The most codes that are made at once. */
export const mostCodesAtOnce = 10_000

/**
 * Makes codes for a promo code that is live: each opens what it opens, for one order, and nobody guesses it. Asked again under the same batchId the same codes stand; another
 * number or another promo code under it is refused.
 */
export const promoCodesMake = action('candao.offer.promoCodesMake', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.market',
  stepUp: true,
  content: {
    batchId: Guid,
    promoCode: PromoCodeName,
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostCodesAtOnce)),
    /** The word on their purpose: a leaflet, a partner. */
    note: text(80),
  },
  data: v.object({ batch: CodeBatch }),
  refusals: ['PROMO_CODE_UNKNOWN', 'BATCH_CONFLICT'],
})
