import { voucherRuleGet } from '@harbour/protocol'
import { defaultCouponRules, type CouponRule } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import { call, query } from '../../api/call.ts'
import { logLine } from '../../api/client-log.ts'

/** Spec 9.9. */
const tries = 3

const quiet = { background: true, handles: 'all' } as const

/**
 * The rules by which coupons may be combined (spec 7.22). After three tries the built-in table serves, and the fault is written to the log (spec 8.9).
 * Undefined until one or the other is known.
 */
export function useCouponRules(): readonly CouponRule[] | undefined {
  const { data } = useQuery({
    ...query(voucherRuleGet, {}),
    queryFn: async ({ signal }) => rulesOr(() => call(voucherRuleGet, {}, { ...quiet, signal })),
    staleTime: 600_000,
    retry: false,
  })
  return data
}

/** Asks for the table, up to three times; then the built-in table, and a line in the log (spec 8.9). */
export async function rulesOr(ask: () => Promise<readonly CouponRule[]>, report = log): Promise<readonly CouponRule[]> {
  for (let times = 1; times <= tries; times++) {
    try {
      return await ask()
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
      if (times === tries) report(cause)
    }
  }
  return defaultCouponRules
}

const log = (cause: unknown) => logLine('error', `voucherRuleGet: ${cause instanceof Error ? cause.message : 'failed'}`)
