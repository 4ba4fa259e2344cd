import { useLayoutEffect, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { queueFrame } from './frame-queue.ts'

const rows = 12

afterEach(() => void vi.useRealTimers())

/** A row that a slow phone takes longer to draw than React gives it before it looks at the clock. */
function SlowRow() {
  for (const from = performance.now(); performance.now() - from < 6;);
  return <li />
}

test('[1.11] of what comes near at once each frame draws its own part, however slow the phone is', async () => {
  const drawn: number[] = []
  let draw: (count: number) => void = () => undefined
  function List() {
    const [count, setCount] = useState(0)
    draw = setCount
    // The commits are counted outside React.
    useLayoutEffect(() => void drawn.push(count), [count])
    return (
      <ul>
        {Array.from({ length: count }, (_, at) => (
          <SlowRow key={at} />
        ))}
      </ul>
    )
  }
  const { container } = await render(<List />)
  for (let count = 2; count <= rows; count += 2) queueFrame(() => draw(count))
  await expect.poll(() => container.querySelectorAll('li').length).toBe(rows)
  expect(drawn).toEqual([0, 2, 4, 6, 8, 10, 12])
})

test('[1.11] what waits when a finger comes down waits until the touch is answered; what that touch brings near does not', () => {
  const drawn: string[] = []
  vi.useFakeTimers()
  for (const row of ['first', 'second', 'third']) queueFrame(() => drawn.push(row))
  vi.advanceTimersToNextFrame()
  dispatchEvent(new Event('pointerdown'))
  vi.advanceTimersByTime(190)
  expect(drawn).toEqual(['first'])
  vi.advanceTimersByTime(100)
  expect(drawn).toEqual(['first', 'second', 'third'])
  dispatchEvent(new Event('pointerdown'))
  queueFrame(() => drawn.push('of this touch'))
  vi.advanceTimersToNextFrame()
  expect(drawn.at(-1)).toBe('of this touch')
})
