import { voucherRelease } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { releaseVouchers } from '../release-vouchers.ts'

export const voucherReleaseAction = handle(voucherRelease, ({ voucherCodeList }, call) =>
  releaseVouchers({ voucherCodes: voucherCodeList, userId: call.caller.userId }, call),
)
