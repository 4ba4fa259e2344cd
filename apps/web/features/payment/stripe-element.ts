/** A payment that Stripe takes on this very screen: the key that browsers may show, and the secret that opens this payment to its guest. */
export type StripeElement = { publishableKey: string; clientSecret: string }

/** Reads from the page of a payment that it is made on this screen; undefined for a page of a provider's own. */
export function stripeElementOf(page: string | null | undefined): StripeElement | undefined {
  if (!page?.startsWith(`${location.origin}/`)) return undefined
  const opened = new URLSearchParams(new URL(page).hash.slice(1))
  const [publishableKey, clientSecret] = [opened.get('stripe'), opened.get('secret')]
  return publishableKey && clientSecret ? { publishableKey, clientSecret } : undefined
}
