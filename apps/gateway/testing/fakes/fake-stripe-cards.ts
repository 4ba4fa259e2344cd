import { done, error, id, invalid, nested, now, type Json, type Reply } from './fake-stripe-json.ts'

export type StripeCard = { brand: string; last4: string; exp_month: number; exp_year: number }
type Customer = Json & { id: string; deleted?: boolean }
type Method = Json & { id: string; customer: string | null; card: StripeCard }
type SetupSession = Json & { id: string; status: string; created: number; payment_intent: string | null; metadata: Json }
type Charge = Json & { id: string; amount_refunded: number }
type Intent = Json & { id: string; status: string; created: number; amount: number; latest_charge: string | null }
type Decline = { code: string; decline_code?: string }
type Books = { sessions: Map<string, SetupSession>; intents: Map<string, Intent>; charges: Map<string, Charge> }

export const visa: StripeCard = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 }

/** The part of Stripe that keeps cards: customers, the cards that they save on pages in setup mode, and what is charged to these. */
export function createStripeCards({ sessions, intents, charges }: Books) {
  const customers = new Map<string, Customer>()
  const methods = new Map<string, Method>()
  /** The bank's word on whatever is charged next: it approves, asks its customer first, or declines. */
  const bank: { says: 'yes' | 'ask' | Decline } = { says: 'yes' }

  function openSetup(form: URLSearchParams): Reply {
    const customer = form.get('customer') ?? ''
    if (!customers.has(customer)) return invalid('resource_missing')
    if (form.get('allowed_payment_method_types[0]') !== 'card' && !form.has('currency')) return invalid('parameter_missing')
    if ([...form.keys()].some((key) => /^(line_items|payment_intent_data|submit_type)/.test(key))) return invalid('parameter_unknown')
    const key = id('cs_test')
    const session: SetupSession = {
      id: key,
      object: 'checkout.session',
      mode: 'setup',
      created: now(),
      status: 'open',
      url: `https://checkout.stripe.com/c/pay/${key}`,
      success_url: form.get('success_url'),
      cancel_url: form.get('cancel_url'),
      client_reference_id: form.get('client_reference_id'),
      metadata: nested(form, 'metadata'),
      payment_method_types: ['card'],
      payment_intent: null,
      setup_intent: null,
      customer,
    }
    sessions.set(key, session)
    return done(session)
  }

  /** Does what a guest does on the page: their customer has the card, and what they have written. */
  function save(ref: string, { card = visa, name = 'CHAN KA MAN' }: { card?: StripeCard; name?: string } = {}) {
    const session = sessions.get(ref)
    if (session?.status !== 'open' || session.mode !== 'setup') throw new Error('this page saves no card')
    const customer = String(session.customer)
    const method: Method = { id: id('pm'), object: 'payment_method', customer, card, billing_details: { name, email: 'guest@example.com' } }
    methods.set(method.id, method)
    customers.set(customer, { ...(customers.get(customer) ?? { id: customer }), email: 'guest@example.com' })
    Object.assign(session, {
      status: 'complete',
      url: null,
      setup_intent: { id: id('seti'), status: 'succeeded', payment_method: method.id },
    })
  }

  function grownSetup(session: SetupSession, expand: string): Json {
    const setup = session.setup_intent as { payment_method: string } | null // as `save` has written it
    if (setup === null || expand !== 'setup_intent.payment_method') return session
    return { ...session, setup_intent: { ...setup, payment_method: methods.get(setup.payment_method) } }
  }

  function charge(form: URLSearchParams): Reply {
    const method = methods.get(form.get('payment_method') ?? '')
    const customer = customers.get(form.get('customer') ?? '')
    if (!method || method.customer === null || method.customer !== customer?.id || customer.deleted) return invalid('resource_missing')
    const back = form.get('return_url')
    if (form.get('confirm') !== 'true' || back === null || form.has('off_session')) return invalid('parameter_missing')
    const intent: Intent = {
      id: id('pi'),
      object: 'payment_intent',
      created: now(),
      status: 'requires_confirmation',
      amount: Number(form.get('amount')),
      amount_capturable: 0,
      amount_received: 0,
      currency: form.get('currency'),
      customer: customer.id,
      manual: form.get('capture_method') === 'manual',
      cancellation_reason: null,
      last_payment_error: null,
      latest_charge: null,
      next_action: null,
      metadata: nested(form, 'metadata'),
      card: method.card,
    }
    intents.set(intent.id, intent)
    if (bank.says === 'ask') {
      const redirect = { url: `https://hooks.stripe.com/3d_secure_2/${intent.id}`, return_url: back }
      return done(Object.assign(intent, { status: 'requires_action', next_action: { type: 'redirect_to_url', redirect_to_url: redirect } }))
    }
    if (bank.says === 'yes') return done(approve(intent))
    decline(intent, bank.says)
    const { status, body } = error(402, 'card_error', bank.says.code)
    return { status, body: { error: { ...(body.error as Json), ...bank.says, payment_intent: intent } } } // as `error` has written it
  }

  function approve(intent: Intent): Intent {
    const made: Charge = { id: id('ch'), object: 'charge', amount_refunded: 0, payment_method_details: { type: 'card', card: intent.card } }
    charges.set(made.id, made)
    const taken = intent.manual
      ? { status: 'requires_capture', amount_capturable: intent.amount }
      : { status: 'succeeded', amount_received: intent.amount }
    return Object.assign(intent, taken, { latest_charge: made.id, next_action: null })
  }

  function decline(intent: Intent, said: Decline) {
    const fault = { type: 'card_error', ...said, payment_method: { card: intent.card } }
    Object.assign(intent, { status: 'requires_payment_method', last_payment_error: fault, next_action: null })
  }

  /** Does what a guest does on the bank's page. */
  function answerBank(ref: string, yes: boolean) {
    const intent = intents.get(ref)
    if (intent?.status !== 'requires_action') throw new Error('the bank has not asked, or no longer')
    if (yes) approve(intent)
    else decline(intent, { code: 'payment_intent_authentication_failure' })
  }

  /** Answers about customers and their cards; undefined for what is about neither. */
  function answer({ method, path, form }: { method: string; path: string; form: URLSearchParams }): Reply | undefined {
    const [, kind, ref = '', operation] = /^\/v1\/(customers|payment_methods)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? []
    if (kind === 'customers' && ref === '') {
      const customer = { id: id('cus'), object: 'customer', metadata: nested(form, 'metadata') }
      customers.set(customer.id, customer)
      return done(customer)
    }
    const customer = customers.get(ref)
    if (kind === 'customers') {
      if (!customer || customer.deleted) return invalid('resource_missing', 404)
      if (method === 'DELETE') customers.set(ref, { id: ref, object: 'customer', deleted: true })
      else customers.set(ref, { ...customer, ...Object.fromEntries([...form].map(([key, value]) => [key, value === '' ? null : value])) })
      return done(customers.get(ref) ?? customer)
    }
    if (kind !== 'payment_methods') return undefined
    const card = methods.get(ref)
    if (!card) return invalid('resource_missing', 404)
    if (operation !== 'detach') return done(card)
    return card.customer === null ? invalid('payment_method_unexpected_state') : done(Object.assign(card, { customer: null }))
  }

  return { customers, methods, bank, openSetup, save, grownSetup, charge, answerBank, answer }
}
