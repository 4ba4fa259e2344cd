import type { Answer, methodsGet } from '@harbour/protocol'
import { payMethodNames, type PayMethod } from '@harbour/rules'

type Offered = Pick<Answer<typeof methodsGet>, 'methods' | 'more'>

/** The methods that an order can be paid by, the most usual first. A newer gateway's own are left out where this page does not know them. */
export function offeredMethods({ methods, more = [] }: Offered): PayMethod[] {
  const offered = new Set<string>([...methods, ...more].map(({ method }) => method))
  return payMethodNames.filter((method) => offered.has(method))
}
