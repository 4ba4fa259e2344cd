import { getOrderDetail, getUserOrders, voucherGet, type OrderCard } from '@harbour/protocol'
import { paymentTerms } from '@harbour/rules'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { serverNow } from '../../lib/server-clock.ts'
import { useGo } from '../../navigation/go.ts'
import { isUnknown } from '../../api/is-unknown.ts'
import { settleWaiting } from '../../entities/order/settle-waiting.ts'
import { opensHere } from '../../entities/payment/offered-methods.ts'
import { ChoosePayment } from './ChoosePayment.tsx'
import { codeOf } from './code/code-of.ts'
import { PayEnded } from './PayEnded.tsx'
import { PayMissing } from './PayMissing.tsx'
import { isLeaving, payPhase } from './pay-phase.ts'
import { usePayStatus } from './pay-status.ts'
import { usePaying } from './paying.ts'
import { useAskedPay } from './use-asked-pay.ts'
import { useStepOverProvider } from '../../entities/payment/provider-page.ts'
import { stripeElementOf } from './stripe-element.ts'
import { PaymentInProgress } from './PaymentInProgress.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import './pay.css'
import { paths } from '../../navigation/paths.ts'

// Its script is fetched only where the chain is paid through Stripe on its own screen.
const StripePay = lazyPart(() => import('./StripePay.tsx'), 'StripePay')
const CodePay = lazyPart(() => import('./code/CodePay.tsx'), 'CodePay')

/**
 * The screen where an order is paid (spec 2.29, 2.45): on the way to the bank, back from it, and whatever comes of it. `orderId` names the order, `pay` how
 * its guest has just said to pay it, `saved` that it is by the saved card; `payment` is what the provider adds for who comes back.
 */
export function PayScreen() {
  const [params] = useSearchParams()
  const orderId = params.get('orderId') ?? ''
  const { data, error, isFetching, isRefetchError, refetch } = usePayStatus(orderId)
  const paying = usePaying(orderId)
  const [choosing, setChoosing] = useState(false)
  useStepOverProvider(paths.payment, 'payment', 'payment_intent')
  useAskedPay(orderId, paying.mutate)
  const phase = data && payPhase(data, serverNow())
  useEnd(phase?.kind === 'paid' ? data?.order : undefined)
  if (!data || !phase) {
    const unknown = orderId === '' || isUnknown(error, 'ORDER_UNKNOWN')
    return unknown || error ? (
      <PayMissing unknown={unknown} retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <PaymentInProgress stage="loading" />
    )
  }
  const { order } = data
  if (phase.kind === 'paid') return <PaymentInProgress stage="paid" order={order} />
  const other = () => {
    paying.reset()
    setChoosing(true)
  }
  const page = paying.data ? paying.data.page : phase.kind === 'open' && !choosing ? phase.payment.page : null
  const element = stripeElementOf(page)
  const code = codeOf(page)
  if (element && phase.kind === 'open') {
    return (
      <Suspense fallback={<PaymentInProgress stage="loading" />}>
        <StripePay
          {...{ order, element, paying }}
          onConfirmed={() => void refetch()}
          onHosted={() => paying.mutate({ method: 'card', hosted: true })}
          onOther={other}
        />
      </Suspense>
    )
  }
  if (code !== undefined && phase.kind === 'open') {
    const method = (paying.data && paying.variables?.method) ?? phase.payment.method
    return (
      <Suspense fallback={<PaymentInProgress stage="loading" />}>
        <CodePay {...{ order, method, code }} offline={isRefetchError} onOther={other} />
      </Suspense>
    )
  }
  if (isLeaving(phase, paying)) {
    return (
      <PaymentInProgress
        key="opening"
        stage="opening"
        order={order}
        way={paying.variables}
        page={paying.data?.page ?? null}
        onOther={other}
      />
    )
  }
  if (phase.kind === 'failed' || phase.kind === 'unpaid' || (phase.kind === 'open' && choosing))
    return (
      <ChoosePayment
        order={order}
        paying={paying}
        usesSavings={data.usesSavings ?? false}
        failed={phase.kind === 'failed' ? phase.payment : undefined}
        onBack={phase.kind === 'open' ? () => setChoosing(false) : undefined}
        onOver={() => void refetch()}
      />
    )
  if (phase.kind !== 'open') return <PayEnded order={order} kind={phase.kind} />
  const { method } = phase.payment
  const again = () => {
    setChoosing(true) // a refusal is read there
    paying.mutate({ method })
  }
  return (
    <PaymentInProgress
      stage={params.has('payment') || phase.payment.page === null ? 'asking' : 'waiting'}
      order={order}
      payment={phase.payment}
      offline={isRefetchError}
      onOther={() => setChoosing(true)}
      onAgain={opensHere(method) ? paymentTerms(method).fromBrowserOnly && again : null}
    />
  )
}

/** Paid: the order's own screen takes over, drawn from what is true by now. */
function useEnd(placed: OrderCard | undefined) {
  const go = useGo()
  const queries = useQueryClient()
  const leave = useEffectEvent(() => {
    if (!placed) return
    settleWaiting(placed)
    queries.removeQueries({ queryKey: [getOrderDetail.name] })
    for (const { name } of [getUserOrders, voucherGet]) void queries.invalidateQueries({ queryKey: [name] })
    go(paths.order(placed.orderId), { replace: true, query: { placed: '1' } })
  })
  // Going to another screen is outside React.
  useEffect(() => leave(), [placed?.orderId])
}
