const waiting: (() => void)[] = []

const beginFirst = () => requestAnimationFrame(() => waiting[0]?.())

/**
 * Begins work in a frame to come, once all that has asked before is done: parts of a screen that grow side by side would else grow in the same frame, which is too
 * much for a slow tablet. Gives what says that the work is done, or no longer wanted.
 */
export function takeTurn(work: () => void): () => void {
  waiting.push(work)
  if (waiting.length === 1) beginFirst()
  return () => {
    const at = waiting.indexOf(work)
    if (at >= 0) waiting.splice(at, 1)
    if (at === 0 && waiting.length > 0) beginFirst()
  }
}
