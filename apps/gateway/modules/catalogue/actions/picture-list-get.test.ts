import { pictureListGet } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway } from '../../../testing/gateway.ts'
import { newJpeg, uploaded } from '../../../testing/pictures.fixtures.ts'
import { newStaff, type StaffAs } from '../../../testing/staff.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

let menu: StaffAs
beforeAll(async () => void (menu = await newStaff(gateway, 'menu')))

test('the pictures are listed, the latest first, with who uploaded them', async () => {
  const first = await uploaded(gateway, await newJpeg(), menu)
  const second = await uploaded(gateway, await newJpeg(), menu)
  expect(await gateway.ask(pictureListGet, {}, menu)).toEqual({ pictures: [second, first] })
  expect(second).toMatchObject({ uploadedBy: 'Chan Siu Ming', focus: { x: 50, y: 50 } })
})

test('the list goes on after a picture', async () => {
  const { pictures } = await gateway.ask(pictureListGet, {}, menu)
  const [latest, ...older] = pictures
  expect(await gateway.ask(pictureListGet, { olderThan: latest?.pictureNo }, menu)).toEqual({ pictures: older })
  expect(older).toHaveLength(1)
})

test.each([{ olderThan: 0 }, { olderThan: '3' }])('a malformed content is turned away: %j', async (content) => {
  expect(await gateway.call(pictureListGet, content, menu)).toMatchObject({ code: 'CONTENT_INVALID' })
})
