import { expect, test } from 'vitest'
import { show } from '../../testing/test-phone.tsx'
import { CountedLine } from '../../ui/shop/CountedLine.tsx'
import { LineImage } from './LineImage.tsx'

type Line = Omit<Parameters<typeof LineImage>[0], 'size'>

/** A line of an order with its picture. */
async function showLine(line: Line) {
  const { container } = await show(
    <ul>
      <CountedLine count={line.num} name="Dish" picture={<LineImage {...line} size={40} />} />
    </ul>,
  )
  const images = () => [...container.querySelectorAll<HTMLImageElement>('.pimg img')]
  const pictures = () => images().map((image) => image.getAttribute('src'))
  return { container, images, pictures }
}

const halves = { of: 'halves' as const, pictures: ['hawaiian', 'seafood'] }
const set = { of: 'set' as const, pictures: ['pepperoni', 'drumsticks', 'fries'] }
const times = (count: number, picture: string) => Array.from({ length: count }, () => `/pictures/${picture}.webp`)

test.each<[string, Line, string[]]>([
  ['one of a dish by its own picture', { picture: 'egg-tarts', num: 1 }, ['/pictures/egg-tarts.webp']],
  ['two of it twice', { picture: 'egg-tarts', num: 2 }, times(2, 'egg-tarts')],
  ['four of it four times', { picture: 'egg-tarts', num: 4 }, times(4, 'egg-tarts')],
  ['and more of it no oftener', { picture: 'egg-tarts', num: 9 }, times(4, 'egg-tarts')],
  ['two halves by both', { picture: 'half-half', num: 1, composed: halves }, ['hawaiian', 'seafood'].flatMap((each) => times(1, each))],
  [
    'a set by its dishes, however many sets there are',
    { picture: 'bucket', num: 2, composed: set },
    set.pictures.flatMap((each) => times(1, each)),
  ],
  [
    'a pizza with its edge over it',
    { picture: 'seafood', num: 1, crust: 'crust-thin' },
    ['seafood', 'crust-thin'].flatMap((each) => times(1, each)),
  ],
  [
    'two of it with two',
    { picture: 'seafood', num: 2, crust: 'crust-thin' },
    ['seafood', 'crust-thin', 'seafood', 'crust-thin'].flatMap((each) => times(1, each)),
  ],
  [
    'two halves with the edge over either',
    { picture: 'half-half', num: 1, composed: halves, crust: 'crust-cheese' },
    ['hawaiian', 'crust-cheese', 'seafood', 'crust-cheese'].flatMap((each) => times(1, each)),
  ],
  ['a dish that has none by an empty tile', { picture: undefined, num: 2 }, []],
])('[1.18] [1.21] a line is pictured: %s', async (_what, line, expected) => {
  const { container, images, pictures } = await showLine(line)
  await expect.poll(pictures).toEqual(expected)
  expect(images().every(({ alt }) => alt === '')).toBe(true)
  const tile = container.querySelector('.pimg')?.getBoundingClientRect()
  expect([tile?.width, tile?.height]).toEqual([40, 40])
})

test('[3.7] of two halves the first is the left one, and they make one pizza', async () => {
  const { images } = await showLine({ picture: 'half-half', num: 1, composed: halves })
  await expect.poll(() => images().length).toBe(2)
  const [left, right] = images()
  await expect.poll(() => left && getComputedStyle(left).clipPath).toMatch(/^inset\(0(px)? calc\(50% \+ 0\.5px\) 0(px)? 0(px)?\)$/)
  expect(right && getComputedStyle(right).clipPath).toMatch(/calc\(50% \+ 0\.5px\)\)$/)
  expect(left?.getBoundingClientRect().left).toBe(right?.getBoundingClientRect().left)
})

test('[3.7] the edge takes the place of the usual one once it is there, and lies exactly over the pizza', async () => {
  const { images } = await showLine({ picture: 'hawaiian', num: 1, crust: 'crust-cheese' })
  await expect.poll(() => images().length).toBe(2)
  const [pizza, edge] = images()
  edge?.removeAttribute('data-there')
  expect(pizza && getComputedStyle(pizza).maskImage).toBe('none')
  edge?.dispatchEvent(new Event('load'))
  await expect.poll(() => pizza && getComputedStyle(pizza).maskImage).toContain('radial-gradient')
  expect(edge && getComputedStyle(edge).maskImage).toBe('none')
  expect(edge?.getBoundingClientRect()).toEqual(pizza?.getBoundingClientRect())
})
