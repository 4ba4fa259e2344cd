import { pictureFocusSave } from '@harbour/protocol'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway } from '../../../testing/gateway.ts'
import { plainPicture, shown, uploaded } from '../../../testing/pictures.fixtures.ts'
import { newStaff, type StaffAs } from '../../../testing/staff.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)
let menu: StaffAs
beforeAll(async () => void (menu = await newStaff(gateway, 'menu')))

const nobody = `up-${'0'.repeat(32)}`

test('another focus is another picture, cut around it and within the edges; the first stays as it is', async () => {
  const input = await plainPicture(640, 640, { r: 0, g: 0, b: 255 }).png().toBuffer()
  const wide = await plainPicture(1920, 640, { r: 255, g: 0, b: 0 })
    .composite([{ input, left: 1280, top: 0 }])
    .png()
    .toBuffer()
  const first = await uploaded(gateway, wide, menu)
  const moved = await gateway.ask(pictureFocusSave, { name: first.name, focus: { x: 99, y: 0 } }, menu)
  expect(moved).toMatchObject({ focus: { x: 99, y: 0 }, width: 1920, height: 640 })
  expect(moved.name).not.toBe(first.name)
  const [before, after] = [await shown(gateway, `${first.name}-80`), await shown(gateway, `${moved.name}-80`)]
  expect(Math.round((await sharp(before.body).stats()).dominant.r / 255)).toBe(1)
  expect(Math.round((await sharp(after.body).stats()).dominant.b / 255)).toBe(1)
  expect(await gateway.ask(pictureFocusSave, { name: moved.name, focus: first.focus }, menu)).toEqual(first)
})

test('one whose original is lost is unknown, until the same file is uploaded again', async () => {
  const { pictures, pictureStore } = gateway.context
  const file = await plainPicture(641, 640).jpeg().toBuffer()
  const { name } = await uploaded(gateway, file, menu)
  const focus = { x: 3, y: 4 }
  await pictureStore.remove([`source-${(await pictures.find(name))?.source}`, name, `${name}-80`])
  expect(await gateway.call(pictureFocusSave, { name, focus }, menu)).toMatchObject({ status: 301, code: 'PICTURE_UNKNOWN' })
  expect((await shown(gateway, `${name}-80`)).status).toBe(404)
  await uploaded(gateway, file, menu)
  expect((await shown(gateway, `${name}-80`)).status).toBe(200)
  expect(await gateway.ask(pictureFocusSave, { name, focus }, menu)).toMatchObject({ focus })
})

test('a picture that is not there is unknown', async () => {
  expect(await gateway.call(pictureFocusSave, { name: nobody, focus: { x: 0, y: 0 } }, menu)).toMatchObject({ code: 'PICTURE_UNKNOWN' })
})

test.each([
  {},
  { name: 'margherita', focus: { x: 1, y: 1 } },
  { name: nobody, focus: { x: 101, y: 0 } },
  { name: nobody, focus: { x: 0.5, y: 0 } },
])('a malformed content is turned away: %j', async (content) => {
  expect(await gateway.call(pictureFocusSave, content, menu)).toMatchObject({ code: 'CONTENT_INVALID' })
})
