import type { Books } from './books.ts'
import type { Cards } from './cards.ts'
import { hostedPage, wayBack } from './hosted-page.ts'
import { waits, type PaymentOperations } from './payment-operations.ts'
import { seeOther, type HttpRequest, type HttpAnswer } from './http.ts'
import { isRefused, type Payment } from './types.ts'

type HostedPageDeps = { books: Books; operations: PaymentOperations; cards: Cards; framedBy: string | undefined }

/** The pages where guests pay. Whatever a guest does leads back to the shop, or on to the bank's question. */
export function createHosted({ books, operations, cards, framedBy }: HostedPageDeps) {
  function act(payment: Payment, form: URLSearchParams): Payment | HttpAnswer {
    const operation = form.get('do')
    const asksGuest = payment.method !== 'card' || payment.challenged
    if (operation === 'approve' && asksGuest) return operations.approve(payment)
    if (operation === 'decline' && asksGuest) return operations.decline(payment, 'card_declined')
    if (operation === 'refuse' && payment.challenged) return operations.decline(payment, 'authentication_failed')
    if (operation === 'abandon') return operations.decline(payment, 'abandoned')
    return operation === 'pay' && payment.method === 'card' && !payment.challenged ? pay(payment, form) : payment
  }

  function pay(payment: Payment, form: URLSearchParams): Payment | HttpAnswer {
    if (payment.card) return operations.show(payment, payment.card)
    const [number, expiry, name] = [form.get('number') ?? '', form.get('expiry') ?? '', form.get('name') ?? '']
    const [, month = '0', year = '0'] = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(expiry) ?? []
    const read = cards.read({ number, exp_month: Number(month), exp_year: Number(year), cvc: form.get('cvc') ?? '' })
    return isRefused(read)
      ? { status: 400, ...hostedPage(payment, { typing: { code: read.code, number, expiry, name }, framedBy }) }
      : operations.show(payment, read)
  }

  return function hosted({ method, path, query, body }: HttpRequest): HttpAnswer {
    const payment = books.payments.get(path.slice('/pay/'.length))
    if (!payment || query.get('k') !== payment.pageKey) return { status: 404, body: 'nothing here' }
    if (method === 'GET') return { status: 200, ...hostedPage(payment, { over: !waits(payment), framedBy }) }
    if (method !== 'POST') return { status: 405, body: 'not here' }
    const done = waits(payment) ? act(payment, new URLSearchParams(body)) : payment
    if (!('pageUrl' in done)) return done
    return seeOther(waits(done) ? `${path}?k=${done.pageKey}` : wayBack(done))
  }
}
