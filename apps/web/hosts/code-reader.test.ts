import { expect, test } from 'vitest'
import { openCodeReader } from './code-reader.ts'

const video = {} as HTMLVideoElement // the browser's own reader looks at it, not we

function browser(formats: string[], seen: string[]) {
  class BarcodeDetector {
    static getSupportedFormats = async () => formats
    detect = async () => seen.map((rawValue) => ({ rawValue }))
  }
  return { BarcodeDetector }
}

test('[1.25] a browser that reads QR codes by itself is asked to', async () => {
  const read = await openCodeReader(browser(['qr_code'], ['HARBOUR25']))
  expect(await read(video)).toBe('HARBOUR25')
})

test('[1.25] a picture without a code gives none', async () => {
  const read = await openCodeReader(browser(['qr_code', 'ean_13'], []))
  expect(await read(video)).toBeUndefined()
})
