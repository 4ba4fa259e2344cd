import type { Brand, Cents, Instant, Language, OnlineMethod } from '@harbour/rules'

export type Currency = 'HKD' | 'MOP'

/** The reason why a provider did not take the money: `abandoned` by the guest, `expired` unpaid, the rest as the bank says. */
export type DeclineReason = 'declined' | 'insufficient' | 'cardExpired' | 'notAuthenticated' | 'abandoned' | 'expired' | 'other'

/** The device that a guest pays on, as far as a provider has to tell them apart. */
export type Device = 'android' | 'ios' | 'desktop'

/** A card as it may be shown: its network, its last four digits, its last month. No other digit ever reaches us. */
export type ShownCard = { network: string; last4: string; expiryMonth: number; expiryYear: number }

/**
 * A payment that a provider is asked to take. `key` is the attempt's id: asked twice with the same key it is one payment. `hold`: keep the money for
 * us without capturing it yet, where the method can. `savedCard`: the provider's own word for a card that the guest has saved there, and has said yes to: it is charged
 * at once, unless its bank wants to hear from them. `device`: where the page will be opened, as far as it is known; a wallet is an app on a phone, and elsewhere scans.
 * `inWeChat`: the page is opened by WeChat's own browser.
 * `hosted`: on the provider's own page, also where it could take the card on ours, behind the `#` of `returnUrl`.
 */
export type PaymentRequest = {
  key: string
  amount: Cents
  currency: Currency
  method: OnlineMethod
  brand: Brand
  language: Language
  hold: boolean
  expiresAt: Instant
  returnUrl: string
  /** The payee, and what is paid for, as the provider's page tells the guest. */
  payee: string
  description: string
  savedCard?: string
  device?: Device
  inWeChat?: boolean
  hosted?: boolean
}

/** `page`: where the guest goes on to pay. `decided`: the bank of a saved card has answered at once, and nobody need go there. */
export type StartedPayment = { ref: string; page: string; decided?: boolean }

/** One that was looked for: some providers do not say its page a second time. Nobody has been given it then, and the guest begins anew once it is ended. */
export type FoundPayment = { ref: string; page: string | null }

/**
 * The state of a payment at its provider. `held`: the bank keeps the money for us; `captured`: it is ours. `refunded` of what was captured has been given back
 * or is on its way. What the bank of a card declined names that card. Amounts in cents of the currency that the provider says.
 */
export type ProviderPayment =
  | { state: 'pending' }
  | { state: 'held' | 'captured'; amount: Cents; currency: string; refunded: Cents; card: ShownCard | null }
  | { state: 'failed'; reason: DeclineReason; card?: ShownCard }

export type ProviderRefund = { ref: string; state: 'processing' | 'refunded' | 'failed' }

/** One payment in a provider's own books: `key` is the attempt's id that it was started with. */
export type BookedPayment = { ref: string; key: string; truth: ProviderPayment }

/**
 * Somebody who takes money for us. No call throws: what is not answered in time, or not clearly, is `unknown`, and is asked again with the
 * same key, never with a new one. Which of the guest's witnesses speaks first does not matter: all of them make us read.
 */
export type PaymentProvider = {
  name: 'sandbox' | 'stripe' | 'airwallex' | 'antom'
  /** Says whether it can take money this way in this region. */
  takes(method: OnlineMethod, brand: Brand): boolean
  start(request: PaymentRequest): Promise<StartedPayment | { refused: DeclineReason } | 'unknown'>
  read(ref: string): Promise<ProviderPayment | 'absent' | 'unknown'>
  /** The payment that was started under a key, where the answer to `start` was lost; `absent` where it never came to one. */
  find(key: string): Promise<FoundPayment | 'absent' | 'unknown'>
  /** Captures what is held. `gone`: the bank keeps it no longer. */
  capture(payment: { ref: string; key: string; amount: Cents }): Promise<'captured' | 'gone' | 'unknown'>
  /**
   * Ends a payment that nobody has paid, in one operation at its provider: `paid`, and nothing done, where its money is held or captured already. A provider that would give
   * it back in place of refusing is read first (docs/decisions/074).
   */
  end(ref: string): Promise<'ended' | 'paid' | 'unknown'>
  /** Ends a payment that is not captured: an unpaid one can be paid no more, a held one is released. `captured`: too late, it has to be refunded. */
  cancel(ref: string): Promise<'cancelled' | 'captured' | 'unknown'>
  /** Gives back a part or all of what was captured. `key` is one try's: asked twice with the same key it is one refund, also where it has failed. */
  refund(request: { ref: string; key: string; amount: Cents }): Promise<ProviderRefund | 'unknown'>
  readRefund(refund: { ref: string }): Promise<ProviderRefund | 'unknown'>
  /**
   * The payment that a signed webhook speaks of; null for one that is forged, too old, or speaks of none; `empty` for one that speaks of none and is said again until it
   * is heard. `path`: where it came in, which some sign with it.
   */
  verifyWebhook(webhook: PaymentWebhook): { ref: string } | 'empty' | null
  /** The answer by which the provider knows that a webhook was heard, where it looks for one. */
  webhookAnswer?: object
  /**
   * The payments that the provider has in its books from a moment on, for the reconciliation. `ours`: those that we have of it from then on, for a provider that gives
   * no list and can only be asked about each.
   */
  book(from: Instant, ours?: readonly { key: string; ref: string | null }[]): Promise<BookedPayment[] | 'unknown'>
  cards: CardKeeper | null
}

export type PaymentWebhook = { headers: Record<string, string | string[] | undefined>; path?: string; body: Buffer }

/** A provider that keeps guests' cards. No number of one comes by us. */
export type CardKeeper = TokenKeeper | PageKeeper

/** The browser gives the card to the provider and us a token for it. */
export type TokenKeeper = {
  /** The address to which the browser posts the card, and the key that it may show there. */
  tokens: { url: string; publishableKey: string }
  save(request: { token: string; key: string }): Promise<{ ref: string; card: ShownCard } | { refused: DeclineReason } | 'unknown'>
  remove(ref: string): Promise<'removed' | 'unknown'>
}

/** The guest gives the card to the provider on a page of its own, and comes back. */
export type PageKeeper = {
  tokens: null
  /** Opens the page. `key` is one try's: asked twice with the same key it is one page. It leads back to `savedUrl`, or without a card to `leftUrl`. */
  startSaving(request: SavingRequest): Promise<{ ref: string; page: string } | { refused: DeclineReason } | 'unknown'>
  readSaved(ref: string): Promise<SavedThere | 'unknown'>
  /** Ends the page, unless a card has been saved there already, and reads it. */
  endSaving(ref: string): Promise<SavedThere | 'unknown'>
  remove(ref: string): Promise<'removed' | 'unknown'>
}

export type SavingRequest = { key: string; language: Language; savedUrl: string; leftUrl: string }

/** The outcome of a page: a card, with the name that its guest has written; `open`: none yet; `ended`: none, and none can be saved there any more. */
export type SavedThere = { ref: string; card: ShownCard; holder: string } | 'open' | 'ended'

/** The providers that the settings name: by name, and the first that takes a method. */
export type PaymentProviders = { all: readonly PaymentProvider[]; byName: ReadonlyMap<string, PaymentProvider> }
