/** Draws piece by piece, so that the page answers to the finger in between. Gives what stops it. */
export function inTurn(pieces: readonly (() => void)[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const draw = (at: number) => {
    pieces[at]?.()
    if (at + 1 < pieces.length) timer = setTimeout(() => draw(at + 1))
  }
  timer = setTimeout(() => draw(0))
  return () => clearTimeout(timer)
}
