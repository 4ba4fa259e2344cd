import { escapeHtml as safe } from '../escape-html.ts'
import { hostedMessages, type HostedMessages } from './hosted-messages.ts'
import { page, shownMoney } from './page.ts'
import type { Card, Payment, TypedCard } from './types.ts'

/** A wrong input: the code of the mistake, and the texts that stand in the fields again. */
export type Typing = { code: string; number: string; expiry: string; name: string }

type Shown = { over?: boolean; typing?: Typing; framedBy: string | undefined }

/** The page where a guest pays; after the end it says so, and leads back. */
export function hostedPage(payment: Payment, { over = false, typing, framedBy }: Shown): { body: string; headers: Record<string, string> } {
  const { language, amount, currency, payee, description, returnUrl } = payment
  const words = hostedMessages[language]
  const sum = shownMoney(amount, currency)
  const title = over ? words.ends[payment.status] : words.pay(sum)
  const what = `<section><h1>${safe(words.to(payee))}</h1><p class="sum">${sum}</p><p class="soft">${safe(description)}</p></section>`
  const part = over ? endPart(payment, words) : payPart(payment, words, typing)
  const body = `${what}${part}<p class="note">${words.sandbox}</p>`
  return page({ language, title: `${title} · Ferry Pay`, body, leadsTo: returnUrl, framedBy })
}

/** The address that the guest goes to once it is over. */
export function wayBack({ returnUrl, id }: Payment): string {
  const url = new URL(returnUrl)
  url.searchParams.append('payment', id)
  return url.href
}

function endPart(payment: Payment, words: HostedMessages): string {
  const reason = payment.declineCode === null ? '' : `<p>${words.reasons[payment.declineCode]}</p>`
  return `<section role="status"><h2>${words.ends[payment.status]}</h2>${reason}<a class="button" href="${safe(wayBack(payment))}">${safe(words.back(payment.payee))}</a></section>`
}

function payPart(payment: Payment, words: HostedMessages, typing?: Typing): string {
  if (payment.method !== 'card') return appPart(payment, words)
  if (payment.card && payment.challenged) return challengePart(payment.card, words)
  const amount = shownMoney(payment.amount, payment.currency)
  return payment.card ? savedPart(payment.card, amount, words) : typedPart(amount, words, typing)
}

function appPart({ method, amount, currency }: Payment, words: HostedMessages): string {
  const app = words.methods[method] ?? method
  return `<section><h2>${app}</h2><p class="soft">${words.openApp(app)} ${words.pay(shownMoney(amount, currency))}</p>
<form method="post">${button('approve', words.approve)}${button('decline', words.decline, 'quiet')}${button('abandon', words.abandon, 'quiet')}</form></section>`
}

function challengePart({ card }: TypedCard, words: HostedMessages): string {
  return `<section><h2>${words.challenge}</h2><p class="soft">${words.challengeText(shownCard(card))}</p>
<form method="post">${button('approve', words.challengeYes)}${button('refuse', words.challengeNo, 'quiet')}</form></section>`
}

function savedPart({ card }: TypedCard, amount: string, words: HostedMessages): string {
  return `<section><h2>${words.saved}</h2><p>${shownCard(card)}</p>
<form method="post">${button('pay', words.pay(amount))}${button('abandon', words.abandon, 'quiet')}</form></section>`
}

function typedPart(amount: string, words: HostedMessages, typing?: Typing): string {
  const bad = (code: string) => (typing?.code === code ? (words.wrong[code] ?? code) : undefined)
  const number = field({ name: 'number', label: words.number, complete: 'cc-number', bad: bad('incorrect_number'), value: typing?.number })
  const expiry = field({ name: 'expiry', label: words.expiry, complete: 'cc-exp', bad: bad('invalid_expiry'), value: typing?.expiry })
  const cvc = field({ name: 'cvc', label: words.cvc, complete: 'cc-csc', bad: bad('invalid_cvc') })
  const name = field({ name: 'name', label: words.name, complete: 'cc-name', value: typing?.name })
  return `<section><h2>${words.methods.card}</h2><form method="post" novalidate>${number}<div class="two">${expiry}${cvc}</div>${name}${button('pay', words.pay(amount))}</form>
<form method="post">${button('abandon', words.abandon, 'quiet')}</form></section>
<section><details><summary>${words.testCards}</summary>${testCards.map(([kind, card]) => testCard(card, words.testCard[kind])).join('')}</details></section>`
}

const networks: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}
const shownCard = ({ brand, last4 }: Card) => `${networks[brand] ?? ''} •••• ${last4}`.trim()

type Field = { name: string; label: string; complete: string; bad?: string | undefined; value?: string | undefined }

function field({ name, label, complete, bad, value = '' }: Field): string {
  const keys = name === 'name' ? '' : ' inputmode="numeric"'
  const wrong = bad === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-bad" autofocus`
  const said = bad === undefined ? '' : `<p class="bad" id="${name}-bad">${bad}</p>`
  return `<div><label for="${name}">${label}</label><input id="${name}" name="${name}" autocomplete="${complete}"${keys} value="${safe(value)}"${wrong}>${said}</div>`
}

const testCards: [keyof HostedMessages['testCard'], string][] = [
  ['approves', '4242424242424242'],
  ['asks', '4000000000003220'],
  ['card_declined', '4000000000000002'],
  ['insufficient_funds', '4000000000009995'],
  ['expired_card', '4000000000000069'],
]

function testCard(number: string, what: string): string {
  const hidden = Object.entries({ number, expiry: '12/34', cvc: '123' }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
  )
  return `<form method="post">${hidden.join('')}${button('pay', `${number.replaceAll(/(.{4})(?=.)/g, '$1 ')}: ${what}`, 'quiet')}</form>`
}

const button = (operation: string, words: string, look = '') =>
  `<button name="do" value="${operation}"${look && ` class="${look}"`}>${words}</button>`
