import * as v from 'valibot'
import { action } from '../action.ts'
import { CodeBatch, PromoCodeName } from './code-batch.ts'

/** The codes that were made for a promo code, batch by batch, the latest first, 100 at most; without the codes themselves. */
export const promoCodeBatchListGet = action('candao.offer.promoCodeBatchListGet', {
  gateway: 'Action',
  caller: 'staff',
  needs: 'catalogue.read',
  content: { promoCode: PromoCodeName },
  data: v.object({ batches: v.array(CodeBatch) }),
})
