import { payMethodNames, type PayMethod } from '@harbour/rules'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { useGo } from '../../navigation/go.ts'
import { paths } from '../../navigation/paths.ts'

/** The guest has just ordered and said how to pay: it is begun at once, and only once, so the address forgets it. */
export function useAskedPay(orderId: string, begin: (way: { method: PayMethod; savedCard?: boolean | undefined }) => void) {
  const [params] = useSearchParams()
  const go = useGo()
  const asked = params.get('pay')
  const pay = useEffectEvent((method: PayMethod) => {
    go(paths.payment, { replace: true, query: { orderId } })
    begin({ method, savedCard: params.has('saved') || undefined })
  })
  // The address is outside React, and so is the bank.
  useEffect(() => {
    if (isMethod(asked)) pay(asked)
  }, [asked])
}

const isMethod = (text: string | null): text is PayMethod => payMethodNames.some((method) => method === text)
