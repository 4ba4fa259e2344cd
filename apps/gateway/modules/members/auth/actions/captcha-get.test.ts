import { captchaGet } from '@harbour/protocol'
import sharp, { type Region } from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { placeOf } from '../../../../testing/members.fixtures.ts'
import { startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

const pixels = (url: string) => sharp(Buffer.from(url.replace('data:image/webp;base64,', ''), 'base64'))

/** The lightness of a part of a picture, 0 to 255. */
async function brightness(url: string, part: Region): Promise<number> {
  const data = await pixels(url).extract(part).removeAlpha().greyscale().raw().toBuffer()
  return data.reduce((sum, value) => sum + value, 0) / data.length
}

test('[1.24] a puzzle is a pizza with a gap and its slice, at two pixels a point', async () => {
  const puzzle = await gateway.ask(captchaGet)
  expect(puzzle).toMatchObject({ width: 350, height: 150, pieceWidth: 76, pieceHeight: 64 })
  expect(await pixels(puzzle.picture).metadata()).toMatchObject({ width: 700, height: 300 })
  expect(await pixels(puzzle.piece).metadata()).toMatchObject({ width: 152, height: 128, hasAlpha: true })
})

test('the gap is dark where the slice belongs', async () => {
  const puzzle = await gateway.ask(captchaGet)
  const left = (await placeOf(gateway, puzzle.captchaId)) * 2
  const middle = { left: left + 70, top: puzzle.pieceTop * 2 + 60, width: 20, height: 20 }
  const slice = { left: 70, top: 60, width: 20, height: 20 }
  expect(await brightness(puzzle.picture, middle)).toBeLessThan((await brightness(puzzle.piece, slice)) - 20)
})

test('two puzzles differ, and neither says where its slice belongs', async () => {
  const [one, two] = [await gateway.ask(captchaGet), await gateway.ask(captchaGet)]
  expect(one.captchaId).not.toBe(two.captchaId)
  expect(one.picture).not.toBe(two.picture)
  expect(Object.keys(one)).not.toContain('x')
})

test('puzzles are drawn only so often for one address', async () => {
  const strict = await startGateway({ environment: { RATE_LIMIT_SCALE: '0.05' } })
  for (let i = 0; i < 5; i++) expect(await strict.call(captchaGet)).toMatchObject({ status: 1 })
  expect(await strict.call(captchaGet)).toMatchObject({ status: 301, code: 'TOO_MANY_REQUESTS' })
  await strict.stop()
})

test('an unknown field is turned away', async () => {
  expect(await gateway.call(captchaGet, { x: 1 })).toMatchObject({ code: 'UNKNOWN_FIELD' })
})
