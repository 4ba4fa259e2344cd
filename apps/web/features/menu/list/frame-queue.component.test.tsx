import { useLayoutEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { queueFrame } from './frame-queue.ts'

const rows = 12

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
