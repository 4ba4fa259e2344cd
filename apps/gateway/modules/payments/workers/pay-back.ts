import { payRefund, type RefundDeps } from '../pay-refund.ts'
import { refundsDue } from '../store/refunds.ts'
import { worker } from '../../../platform/workers/worker.ts'

/** Gives back what was arranged to go back, until its guest has it or a person has to see to it (domain.md, Orders). */
export const payBack = worker({
  name: 'paying back',
  due: refundsDue,
  claim: ({ refunds, clock }: RefundDeps, most) => refunds.toGive({ now: clock.now(), most }),
  run: payRefund,
})
