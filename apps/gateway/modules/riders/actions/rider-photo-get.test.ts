import { randomUUID } from 'node:crypto'
import { riderPhotoGet, shopOrderGet, tripDelivered } from '@harbour/protocol'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { plainPicture } from '../../../testing/pictures.fixtures.ts'
import { startRiders } from '../../../testing/riders.fixtures.ts'

const { gateway, clock, crew, guest, onTheWay } = await startRiders()
afterAll(gateway.stop)

const storeId = '3101'
const day = 24 * 60 * 60_000
const get = (orderId: string, at = storeId) => gateway.call(riderPhotoGet, { storeId: at, orderId }, crew)

test('the shop sees the photo of its delivery, upright and small, without place or camera, for thirty days', async () => {
  const exif = { IFD0: { Make: 'Spy' }, IFD3: { GPSLatitude: '22/1 17/1 0/1' } }
  const jpeg = await plainPicture(2400, 1200).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(jpeg.toString('latin1')).toContain('Spy')
  const { token, orderId, total } = await onTheWay()
  const proof = { by: 'photo', picture: jpeg.toString('base64') }
  await gateway.ask(tripDelivered, { token, orderId, proof, cash: total / 100 })
  const { picture, at } = await gateway.ask(riderPhotoGet, { storeId, orderId }, crew)
  const kept = await sharp(Buffer.from(picture, 'base64')).metadata()
  expect(at).toBe(clock.at)
  expect([kept.format, kept.width, kept.height, kept.exif]).toEqual(['jpeg', 800, 1600, undefined])
  expect(await get(orderId, '3102')).toMatchObject({ code: 'PHOTO_UNKNOWN', data: null })
  await gateway.context.deliveryPhotos.forget(clock.at)
  expect(await get(orderId)).toMatchObject({ status: 1 })
  await gateway.context.deliveryPhotos.forget(clock.at + 30 * day)
  expect(await get(orderId)).toMatchObject({ code: 'PHOTO_UNKNOWN' })
})

test('an order says whether its delivery has a photo; without one it has none, and a guest who is forgotten leaves none', async () => {
  const [bare, shot] = [await onTheWay(), await onTheWay()]
  const photo = { by: 'photo', picture: (await plainPicture(20, 20).jpeg().toBuffer()).toString('base64') }
  for (const [{ token, orderId, total }, proof] of [
    [bare, { by: 'hand' }],
    [shot, photo],
  ] as const)
    await gateway.ask(tripDelivered, { token, orderId, proof, cash: total / 100 })
  const hasPhoto = async ({ orderId }: typeof bare) => (await gateway.ask(shopOrderGet, { storeId, orderId }, crew)).photo
  expect([await hasPhoto(bare), await hasPhoto(shot)]).toEqual([false, true])
  expect(await get(bare.orderId)).toMatchObject({ status: 301, code: 'PHOTO_UNKNOWN' })
  expect(await get(shot.orderId)).toMatchObject({ status: 1 })
  expect(await gateway.context.members.remove(guest.userId)).toBeDefined()
  expect(await get(shot.orderId)).toMatchObject({ code: 'PHOTO_UNKNOWN' })
  expect(await hasPhoto(shot)).toBe(false)
  expect(await get(randomUUID())).toMatchObject({ code: 'PHOTO_UNKNOWN' })
  expect(await get('x')).toMatchObject({ code: 'CONTENT_INVALID' })
})
