const waiting: (() => void)[] = []

/** Draws something when its turn has come, one in a frame: a guest who jumps far comes near many dishes at once, too many for one. */
export function queueFrame(draw: () => void) {
  if (waiting.push(draw) === 1) requestAnimationFrame(drawNext)
}

// Not as a transition: while one is still being prepared, React gathers those that follow, and all their dishes would be laid out in one frame.
function drawNext() {
  waiting[0]?.()
  setTimeout(() => {
    waiting.shift()
    if (waiting.length > 0) requestAnimationFrame(drawNext)
  })
}
