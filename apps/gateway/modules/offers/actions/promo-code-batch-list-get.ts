import { promoCodeBatchListGet } from '@harbour/protocol'
import { handle } from '../deps.ts'

export const promoCodeBatchListGetAction = handle(promoCodeBatchListGet, async ({ promoCode }, { issuedCodes }) => ({
  batches: await issuedCodes.batches(promoCode),
}))
