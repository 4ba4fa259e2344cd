import { shopRefund } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../platform/handle.ts'
import { namedShop } from '../../catalogue/shop-overlay.ts'
import { refundByStaff } from '../refund-by-staff.ts'

export const shopRefundAction = handle(shopRefund, async (wanted, call) => {
  const { storeId, brand } = namedShop(wanted.storeId, call.catalogue)
  const given = await refundByStaff(wanted, { action: shopRefund.name, shop: { storeId, brand } }, call)
  if (typeof given === 'string') throw refuse(shopRefund, given)
  return given
})
