import { startTransition } from 'react'

const waiting: (() => void)[] = []

/** Draws something when its turn has come, one in a frame: a guest who jumps far comes near many dishes at once, too many for one. */
export function queueFrame(draw: () => void) {
  waiting.push(draw)
  if (waiting.length === 1) requestAnimationFrame(drawNext)
}

function drawNext() {
  const [draw] = waiting
  if (draw) startTransition(draw)
  setTimeout(() => {
    waiting.shift()
    if (waiting.length > 0) requestAnimationFrame(drawNext)
  })
}
