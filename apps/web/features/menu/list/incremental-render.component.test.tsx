import { expect, test } from 'vitest'
import { show } from '../../../testing/test-phone.tsx'
import { useIncrementalRender } from './incremental-render.ts'

function Parts() {
  const { drawn } = useIncrementalRender(40, { start: 0, atOnce: 2, most: 40 })
  return <p>{drawn}</p>
}

test('the touch that begins is answered before another part is drawn', async () => {
  const { container } = await show(<Parts />)
  const drawn = () => Number(container.querySelector('p')?.textContent)
  expect(drawn()).toBe(2)
  dispatchEvent(new Event('pointerdown'))
  await new Promise((go) => setTimeout(go, 250))
  expect(drawn()).toBe(2)
  await expect.poll(drawn).toBeGreaterThan(2)
})
