import { voucherHold } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { holdVouchers } from '../hold-vouchers.ts'

export const voucherHoldAction = handle(voucherHold, ({ voucherCodeList, clientOrderId }, call) =>
  holdVouchers({ voucherCodes: voucherCodeList, clientOrderId, userId: call.caller.userId, brand: call.brand }, call),
)
