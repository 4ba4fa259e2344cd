import { shopOrderGet, shopRefund, staffStepUp, type Answer, type Sent, type shopRefundQuoteGet } from '@harbour/protocol'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { call } from '../../../api/call.ts'
import { useKeys } from '../../../api/keys.ts'
import { newGuid } from '../../../lib/guid.ts'

export type Quote = Answer<typeof shopRefundQuoteGet>
export type RefundAnswer = Answer<typeof shopRefund>
export type RefundReason = Sent<typeof shopRefund>['reason']
type RefundAsk = Pick<Sent<typeof shopRefund>, 'orderId' | 'parts' | 'reason'>

/**
 * Gives money back, after the PIN. All attempts at the same refund go under one id, so that a double tap, or another try after an answer that was lost, gives it
 * back once; `unsure` says that one was lost: nobody knows, and the same must be asked again.
 */
export function useRefund() {
  const queries = useQueryClient()
  const storeId = useKeys(({ tablet }) => tablet?.storeId ?? '')
  const [attempt, setAttempt] = useState<{ id: string; what: string }>({ id: newGuid(), what: '' })
  const refund = useMutation({
    mutationFn: async ({ pin, ask }: { pin: string; ask: RefundAsk }): Promise<RefundAnswer> => {
      await call(staffStepUp, { proof: { by: 'pin', pin } })
      const what = JSON.stringify(ask)
      const id = attempt.what === '' || attempt.what === what ? attempt.id : newGuid()
      setAttempt({ id, what })
      return call(shopRefund, { storeId, clientRefundId: id, ...ask }).catch((cause: unknown) => {
        if (cause instanceof CallFailure && !cause.isLost) throw cause
        throw new UnsureRefund('', { cause })
      })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [shopOrderGet.name] }),
  })
  const reset = () => {
    if (refund.data) setAttempt({ id: newGuid(), what: '' })
    refund.reset()
  }
  return {
    reset,
    /** True from the first attempt on until it is known what came of it: nothing else may be asked for meanwhile. */
    locked: refund.isPending || refund.data !== undefined || refund.error instanceof UnsureRefund,
    give: (pin: string, ask: RefundAsk) => !refund.isPending && refund.mutate({ pin, ask }),
    isPending: refund.isPending,
    given: refund.data,
    error: refund.error,
    unsure: refund.error instanceof UnsureRefund,
  }
}

export type RefundState = ReturnType<typeof useRefund>

/** A refund that was sent, and whose answer was lost or cannot be read. */
class UnsureRefund extends Error {}
