import { pictureUpload, Reply, replyStatuses, UploadedPicture } from '@harbour/protocol'
import * as v from 'valibot'
import { language } from '../lib/locale.ts'
import { m } from '../paraglide/messages.js'
import { CallFailure } from './call-failure.ts'
import { noteRefusal } from './ended-keys.ts'
import { deviceId, keyFor } from './keys.ts'

/** A picture of many megabytes may take its time. */
const timeoutMs = 120_000

/** Uploads the file of a picture in the name of whoever is signed in; throws a `CallFailure` where it is refused or lost, as a call does. */
export async function uploadPicture(file: Blob): Promise<UploadedPicture> {
  if (file.size > pictureUpload.mostBytes) throw new CallFailure('PICTURE_TOO_LARGE', m.office_picture_too_large())
  const key = keyFor('staff')
  const { status, code = 'INTERNAL', msg, data } = await send(file, key)
  if (status === replyStatuses.done) return v.parse(UploadedPicture, data)
  noteRefusal('staff', { code, key })
  throw new CallFailure(code, msg, data)
}

async function send(file: Blob, key: string): Promise<Reply> {
  const address = `${pictureUpload.path}?${new URLSearchParams({ deviceId: deviceId(), langType: String(language()) }).toString()}`
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/octet-stream' },
      body: file,
      signal: AbortSignal.timeout(timeoutMs),
    })
    return v.parse(Reply, await response.json())
  } catch {
    throw new CallFailure('NETWORK', m.frame_not_reached())
  }
}
