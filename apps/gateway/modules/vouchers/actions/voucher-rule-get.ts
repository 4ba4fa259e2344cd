import { voucherRuleGet } from '@harbour/protocol'
import { handle } from '../deps.ts'

export const voucherRuleGetAction = handle(voucherRuleGet, (_content, { catalogue }) =>
  catalogue.couponRules().map((rule) => ({ ...rule, availableVoucherType: [...rule.availableVoucherType] })),
)
