import { getProductIdListByExtId } from '@harbour/protocol'
import { handle, refuse } from '../../handle.ts'

export const getProductIdListByExtIdAction = handle(getProductIdListByExtId, ({ posId, brandId, mappingCode }, { catalogue, settings }) => {
  if (posId !== settings.posId) throw refuse(getProductIdListByExtId, 'POS_UNKNOWN')
  return catalogue.productsOfCode(brandId, mappingCode)
})
