import { voucherRelease } from '@harbour/protocol'
import { handle } from '../../handle.ts'
import { releaseVouchers } from '../../vouchers/release-vouchers.ts'

export const voucherReleaseAction = handle(voucherRelease, ({ voucherCodeList }, call) =>
  releaseVouchers({ voucherCodes: voucherCodeList, userId: call.caller.userId }, call),
)
