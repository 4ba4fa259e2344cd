/** Hears of it when a page that the browser has kept is shown again; gives what ends it. */
export function onBackAgain(listener: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => persisted && listener()
  addEventListener('pageshow', shown)
  return () => removeEventListener('pageshow', shown)
}
