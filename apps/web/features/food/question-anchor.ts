import type { ChoicePlace } from '@harbour/rules'

/** The id under which a question stands on the page. */
export function questionId({ id, within }: ChoicePlace): string {
  return within ? `ask-${within.id}-${within.main}-${id}` : `ask-${id}`
}

/** Brings a question to the top of the page and the focus to its first answer, or to what unfolds its answers. */
export function showQuestion(place: ChoicePlace) {
  const asked = document.getElementById(questionId(place))
  if (!asked) return
  scrollToTop(asked)
  asked.querySelector<HTMLElement>('input:enabled, button:enabled')?.focus({ preventScroll: true })
}

export function scrollToTop(element: Element) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' })
}
