const waiting: (() => void)[] = []

/** The time in which a touch is answered, in milliseconds: what waited before it waits as long again. */
const answerMs = 200
let heldUntil = 0
const hold = () => void (heldUntil = performance.now() + answerMs)

/** Draws something when its turn has come, one in a frame: a guest who jumps far comes near many dishes at once, too many for one. */
export function queueFrame(draw: () => void) {
  waiting.push(draw)
  if (waiting.length > 1) return
  // Only while something waits: what a touch itself brings near is drawn at once.
  addEventListener('pointerdown', hold, { capture: true, passive: true })
  requestAnimationFrame(drawNext)
}

// Not as a transition: while one is still being prepared, React gathers those that follow, and all their dishes would be laid out in one frame.
function drawNext() {
  const held = heldUntil - performance.now()
  if (held > 0) return void setTimeout(drawNext, held)
  waiting[0]?.()
  setTimeout(() => {
    waiting.shift()
    if (waiting.length > 0) requestAnimationFrame(drawNext)
    else removeEventListener('pointerdown', hold, true)
  })
}
