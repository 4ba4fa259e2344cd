import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { auditGet, pictureListGet, staffLogout } from '@harbour/protocol'
import { brandIds, languageIds } from '@harbour/rules'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway } from '../../testing/gateway.ts'
import { newJpeg, plainPicture, shown, upload, uploaded } from '../../testing/pictures.fixtures.ts'
import { atShops, newStaff, type StaffAs } from '../../testing/staff.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)
let menu: StaffAs
beforeAll(async () => void (menu = await newStaff(gateway, 'menu')))

/** A picture whose left half is red and whose right half is blue. */
const halves = (width: number, height: number) =>
  plainPicture(width, height, { r: 255, g: 0, b: 0 }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: { r: 0, g: 0, b: 255 } } }, left: width / 2, top: 0 },
  ])
const colourAt = async (body: Buffer, left: number, top: number) =>
  [...(await sharp(body).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer())].map((value) =>
    Math.round(value / 255),
  )
const red = [1, 0, 0, 1]
const blue = [0, 0, 1, 1]

test('an uploaded picture is there in every size that the web app asks for, for ever', async () => {
  const picture = await uploaded(gateway, await halves(1280, 720).jpeg().toBuffer(), menu)
  expect(picture).toMatchObject({ width: 1280, height: 720, focus: { x: 50, y: 50 }, uploadedBy: 'Chan Siu Ming' })
  expect(picture.widths).toEqual([640, 480, 320, 240, 208, 80])
  for (const width of picture.widths) {
    const file = await shown(gateway, `${picture.name}${width === 640 ? '' : `-${width}`}`)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await sharp(file.body).metadata()).toMatchObject({ format: 'webp', width, height: width })
    expect([await colourAt(file.body, 4, 4), await colourAt(file.body, width - 4, 4)]).toEqual([red, blue])
  }
  const etag = `"${picture.name}"`
  expect((await fetch(`${gateway.url}/pictures/${picture.name}.webp`, { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test('a picture stands upright, and tells neither where nor with what it was taken', async () => {
  const exif = { IFD0: { Make: 'Camera of somebody' }, IFD3: { GPSLatitude: '22/1 17/1 0/1', GPSLatitudeRef: 'N' } }
  const turned = await sharp(await halves(800, 700).png().toBuffer())
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(turned).metadata()).exif).toBeDefined()
  const picture = await uploaded(gateway, turned, menu)
  expect(picture).toMatchObject({ width: 700, height: 800 })
  const { body } = await shown(gateway, picture.name)
  const { exif: left, xmp, icc, orientation } = await sharp(body).metadata()
  expect({ left, xmp, icc, orientation }).toEqual({ left: undefined, xmp: undefined, icc: undefined, orientation: undefined })
  expect([await colourAt(body, 320, 20), await colourAt(body, 320, 620)]).toEqual([red, blue]) // a quarter turn clockwise
  const kept = await gateway.context.pictureStore.get(`source-${(await gateway.context.pictures.find(picture.name))?.source}`)
  expect((await sharp(kept).metadata()).exif).toBeUndefined()
})

test('what can be seen through stays so, and the colours of printers become those of screens', async () => {
  const clear = await uploaded(gateway, await plainPicture(640, 640, { r: 0, g: 255, b: 0, alpha: 0 }).png().toBuffer(), menu)
  expect((await colourAt((await shown(gateway, clear.name)).body, 9, 9)).at(-1)).toBe(0)
  const printed = await halves(640, 640).toColourspace('cmyk').jpeg().toBuffer()
  expect((await sharp(printed).metadata()).space).toBe('cmyk')
  const { body } = await shown(gateway, (await uploaded(gateway, printed, menu)).name)
  expect((await sharp(body).metadata()).space).toBe('srgb')
  expect(await colourAt(body, 9, 9)).toEqual(red)
})

test('the same file twice, also at once, is one picture; who uploaded it is written down once', async () => {
  const file = await newJpeg()
  const both = await Promise.all([uploaded(gateway, file, menu), uploaded(gateway, file, menu)])
  const again = await uploaded(gateway, file, await newStaff(gateway, 'marketing'))
  expect(new Set([...both, again].map(({ name }) => name)).size).toBe(1)
  const { pictures } = await gateway.ask(pictureListGet, {}, menu)
  expect(pictures.filter(({ name }) => name === again.name)).toHaveLength(1)
  const { entries } = await gateway.ask(auditGet, {}, await newStaff(gateway, 'admin'))
  const written = entries.filter(({ subject }) => subject === again.name)
  expect(written).toMatchObject([{ action: 'candao.catalogue.pictureUpload', staffId: menu.staffId }])
})

const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)])
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="700" height="700"><script>alert(1)</script></svg>')
const moving = async () => {
  const frames = await Promise.all([plainPicture(640, 640), halves(640, 640)].map((frame) => frame.png().toBuffer()))
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
}

/** A small PNG whose header says another size. */
async function sayingSize(width: number, height: number): Promise<Buffer> {
  const file = await plainPicture(640, 640).png().toBuffer()
  file.writeUInt32BE(width, 16)
  file.writeUInt32BE(height, 20)
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29)
  return file
}

test.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ['nothing', 'PICTURE_FORMAT', () => Buffer.alloc(0)],
  ['a drawing that calls itself a JPEG', 'PICTURE_FORMAT', () => drawing],
  ['a page', 'PICTURE_FORMAT', () => Buffer.from('<!doctype html><title>x</title>')],
  [
    'a drawing behind the first bytes of a PNG',
    'PICTURE_BROKEN',
    () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), drawing]),
  ],
  ['a GIF', 'PICTURE_FORMAT', () => plainPicture(640, 640).gif().toBuffer()],
  ['a HEIC', 'PICTURE_HEIC', () => heic],
  ['half a JPEG', 'PICTURE_BROKEN', async () => (await halves(900, 900).jpeg({ quality: 100 }).toBuffer()).subarray(0, 2000)],
  ['a moving WebP', 'PICTURE_ANIMATED', moving],
  ['a small one', 'PICTURE_TOO_SMALL', () => plainPicture(639, 2000).png().toBuffer()],
  ['a long one', 'PICTURE_TOO_LONG', () => plainPicture(640, 2561).png().toBuffer()],
  ['few bytes of many pixels', 'PICTURE_TOO_MANY_PIXELS', () => sayingSize(7100, 7100)],
])('%s is refused: %s', async (_, code, file) => {
  const before = await gateway.ask(pictureListGet, {}, menu)
  const reply = await upload(gateway, await file(), menu)
  expect(reply).toMatchObject({ http: 200, status: 301, code, data: null })
  expect(reply.msg).toMatch(/^[A-Z].*\.$/)
  expect(await gateway.ask(pictureListGet, {}, menu)).toEqual(before)
})

test('a file’s name and what its sender says of it are not believed', async () => {
  const reply = await upload(gateway, await plainPicture(640, 641).png().toBuffer(), menu, { headers: { 'content-type': 'image/svg+xml' } })
  expect(reply.code).toBeUndefined()
})

test('what is larger than a picture may be is refused in the language that was asked for', async () => {
  const file = Buffer.alloc(12 * 1024 * 1024 + 1)
  expect(await upload(gateway, file, menu)).toMatchObject({
    http: 413,
    code: 'PICTURE_TOO_LARGE',
    msg: expect.stringContaining('12 MB at most'),
  })
  expect(await upload(gateway, file, menu, { language: languageIds.tc })).toMatchObject({ msg: expect.stringContaining('最多12 MB') })
})

test('pictures are uploaded by who keeps the menu or the offers, of the whole chain, and by nobody else', async () => {
  const file = await newJpeg()
  for (const [role, scope, code] of [
    ['menu', undefined, undefined],
    ['marketing', undefined, undefined],
    ['marketing', { kind: 'brand', brand: brandIds.macau }, 'NOT_ALLOWED'],
    ['admin', atShops('3101'), 'NOT_ALLOWED'],
    ['menu', atShops('3101'), 'NOT_ALLOWED'],
    ['manager', undefined, 'NOT_ALLOWED'],
    ['support', undefined, 'NOT_ALLOWED'],
  ] as const)
    expect((await upload(gateway, file, await newStaff(gateway, role, scope))).code).toBe(code)
  expect((await upload(gateway, file, {})).code).toBe('SESSION_EXPIRED')
  expect((await upload(gateway, file, { ...menu, deviceId: '00000000-0000-4000-8000-00000000000f' })).code).toBe('LOGIN_AGAIN')
  const gone = await newStaff(gateway, 'menu')
  await gateway.ask(staffLogout, { everywhere: true }, gone)
  expect((await upload(gateway, file, gone)).code).toBe('LOGIN_AGAIN')
})

test('a stranger is turned away before they have sent their file', async () => {
  const headers = { 'content-length': 1_000_000 }
  const asking = request(`${gateway.url}/uploads/pictures`, { method: 'POST', headers })
  asking.on('error', () => {}) // it is hung up on below
  asking.write('the first of a million')
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  expect(await json(response)).toMatchObject({ code: 'SESSION_EXPIRED' })
  asking.destroy()
})

test('what a store cannot keep is no picture, and can be uploaded again', async () => {
  const { pictureStore } = gateway.context
  const { put } = pictureStore
  const file = await newJpeg()
  pictureStore.put = () => Promise.reject(new Error('the store is away'))
  const failed = await upload(gateway, file, menu)
  pictureStore.put = put
  expect(failed).toMatchObject({ http: 500, code: 'INTERNAL' })
  expect((await gateway.ask(pictureListGet, {}, menu)).pictures[0]?.name).not.toBe((await uploaded(gateway, file, menu)).name)
})
