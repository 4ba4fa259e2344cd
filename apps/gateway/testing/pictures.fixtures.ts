import { pictureUpload, Reply, UploadedPicture } from '@harbour/protocol'
import { languageIds, type Language } from '@harbour/rules'
import sharp, { type Sharp } from 'sharp'
import * as v from 'valibot'
import type { TestGateway } from './gateway.ts'
import type { StaffAs } from './staff.fixtures.ts'

type Colour = { r: number; g: number; b: number; alpha?: number }

/** A picture of one colour. */
export function plainPicture(width: number, height: number, background: Colour = { r: 200, g: 60, b: 40 }): Sharp {
  return sharp({ create: { width, height, channels: background.alpha === undefined ? 3 : 4, background } })
}

/** The JPEG of a picture that nothing else in a test has uploaded: each is wider than the last. */
export const newJpeg = (): Promise<Buffer> => plainPicture(width++, 640).jpeg().toBuffer()
let width = 650

type Upload = { language?: Language; headers?: Record<string, string> }

/** Uploads a file as the chain's screens do; the answer as it came. */
export async function upload(
  gateway: TestGateway,
  body: Buffer,
  as: Partial<StaffAs>,
  { language = languageIds.en, headers = {} }: Upload = {},
): Promise<Reply & { http: number }> {
  const query = new URLSearchParams({ deviceId: as.deviceId ?? '', langType: String(language) })
  const response = await fetch(`${gateway.url}${pictureUpload.path}?${query.toString()}`, {
    method: 'POST',
    body: Uint8Array.from(body),
    headers: { authorization: `Bearer ${as.key ?? ''}`, 'content-type': 'image/jpeg', ...headers },
  })
  return { ...v.parse(Reply, await response.json()), http: response.status }
}

/** The same, for a file that is to be taken: its picture. */
export async function uploaded(gateway: TestGateway, body: Buffer, as: Partial<StaffAs>): Promise<UploadedPicture> {
  const { data, code } = await upload(gateway, body, as)
  if (code) throw new Error(`the upload was refused: ${code}`)
  return v.parse(UploadedPicture, data)
}

/** The answer to a browser that asks for a file of a picture. */
export async function shown(gateway: TestGateway, file: string) {
  const response = await fetch(`${gateway.url}/pictures/${file}.webp`)
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
}
