/** So long, in milliseconds, is drawn without a pause. */
const atOnce = 8

/** Draws piece by piece, so that the page answers to the finger in between. Gives what stops it. */
export function drawInSlices(pieces: readonly (() => void)[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const draw = (from: number) => {
    const pause = performance.now() + atOnce
    let at = from
    do pieces[at++]?.()
    while (at < pieces.length && performance.now() < pause)
    if (at < pieces.length) timer = setTimeout(() => draw(at))
  }
  timer = setTimeout(() => draw(0))
  return () => clearTimeout(timer)
}
