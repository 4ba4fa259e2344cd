import type { Answer, methodsGet } from '@harbour/protocol'
import { payMethodNames, paymentTerms, type PayMethod } from '@harbour/rules'
import { hostKind } from '../../lib/host-kind.ts'

type Offered = Pick<Answer<typeof methodsGet>, 'methods' | 'more'>

/**
 * The methods that an order can be paid by here, the most usual first. A newer gateway's own are left out where this page does not know them, and within
 * another app those that open from a browser alone.
 */
export function offeredMethods({ methods, more = [] }: Offered): PayMethod[] {
  const offered = new Set<string>([...methods, ...more].map(({ method }) => method))
  return payMethodNames.filter((method) => offered.has(method) && opensHere(method))
}

/** Says whether a payment of this method can be gone on with here: the app of some wallets does not open from within another one. */
export const opensHere = (method: PayMethod): boolean => !paymentTerms(method).fromBrowserOnly || hostKind() === 'browser'
