import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { codeInImage } from './code-in-image.ts'

const zoom = 4

/** A QR code as a camera would see it: dark squares on white, so many pixels each. */
function pictureOf(text: string) {
  const { size, data } = encode(text, { border: 4 })
  const side = size * zoom
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (data[Math.floor(y / zoom)]?.[Math.floor(x / zoom)]) pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
  return { data: pixels, width: side, height: side }
}

test.each(['HARBOUR25', 'https://harbour.example/coupon/1?code=PIZZA10'])('[1.25] %j is read from a picture of its code', (text) => {
  expect(codeInImage(pictureOf(text))).toBe(text)
})

test('[1.25] a picture without a code gives none', () => {
  expect(codeInImage({ data: new Uint8ClampedArray(100 * 100 * 4).fill(200), width: 100, height: 100 })).toBeUndefined()
})
