/** The id of the place where a gift is chosen. */
export const giftId = (promotionId: string) => `gift-${promotionId}`

/** Brings a gift into sight, and the focus to its first answer. */
export function showGift(promotionId: string) {
  const gift = document.getElementById(giftId(promotionId))
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  gift?.scrollIntoView({ block: 'center', behavior: still ? 'instant' : 'smooth' })
  gift?.querySelector<HTMLElement>('input:enabled')?.focus({ preventScroll: true })
}
