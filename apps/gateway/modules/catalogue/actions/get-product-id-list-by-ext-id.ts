import { getProductIdListByExtId } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'

export const getProductIdListByExtIdAction = handle(getProductIdListByExtId, ({ posId, brandId, mappingCode }, { catalogue, settings }) => {
  if (posId !== settings.posId) throw refuse(getProductIdListByExtId, 'POS_UNKNOWN')
  return catalogue.productsOfCode(brandId, mappingCode)
})
