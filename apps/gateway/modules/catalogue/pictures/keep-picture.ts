import { pictureFocusSave, pictureUpload, type PictureFault, type PictureFocus } from '@harbour/protocol'
import type { Instant } from '@harbour/rules'
import pLimit from 'p-limit'
import type { Staff } from '../../../platform/call.ts'
import type { PlatformServices } from '../../../platform/services.ts'
import type { StaffServices } from '../../staff/services.ts'
import type { CatalogueServices } from '../services.ts'
import { cutPicture, readSource } from './cut-picture.ts'
import { fileKeys, pictureName, sourceKey, sourceOf } from './picture-name.ts'
import type { PictureFile } from './picture-store.ts'
import type { PictureRecord } from './uploaded-pictures.ts'

export type PictureDeps = Pick<CatalogueServices, 'pictures' | 'pictureStore'> &
  Pick<PlatformServices, 'clock' | 'db' | 'log'> &
  Pick<StaffServices, 'audit'> & { caller: Staff; logId: string }

const middle: PictureFocus = { x: 50, y: 50 }
/** Pictures are unpacked, cut and written by two at once, the others wait: neither memory nor connections run out. */
const limit = pLimit(2)

/** Keeps a picture that somebody uploads, cut around its middle, or says what is wrong with its file. The same file again is the same picture, whose files are written again: they may be lost. */
export async function uploadPicture(bytes: Buffer, deps: PictureDeps): Promise<PictureRecord | PictureFault> {
  const source = sourceOf(bytes)
  const name = pictureName(source, middle)
  return limit(async () => {
    const read = await readSource(bytes)
    if (typeof read === 'string') return read
    const files = [{ key: sourceKey(source), body: read.body }, ...(await cutPicture(read.body, { name, focus: middle }))]
    const { width, height } = read
    return keep({ name, source, focus: middle, width, height, files, action: pictureUpload.name }, deps)
  })
}

/** Cuts a picture that is there around another point, and keeps that beside it; undefined where what it is cut from is lost. */
export async function movePictureFocus(
  { source, width, height }: PictureRecord,
  focus: PictureFocus,
  deps: PictureDeps,
): Promise<PictureRecord | undefined> {
  const name = pictureName(source, focus)
  const known = await deps.pictures.find(name)
  if (known) return known
  return limit(async () => {
    const body = await deps.pictureStore.get(sourceKey(source))
    if (!body) return undefined
    // What it is cut from is written again: it may be on its way out with the last picture that was cut from it.
    const files = [{ key: sourceKey(source), body }, ...(await cutPicture(body, { name, focus }))]
    return keep({ name, source, focus, width, height, files, action: pictureFocusSave.name }, deps)
  })
}

type Kept = {
  name: string
  source: string
  focus: PictureFocus
  width: number
  height: number
  files: readonly PictureFile[]
  action: string
}

/** The files are there before the picture is, and nobody removes them in between. */
async function keep({ name, source, focus, width, height, files, action }: Kept, deps: PictureDeps): Promise<PictureRecord> {
  const { caller, clock, pictures, pictureStore } = deps
  const uploadedAt: Instant = clock.now()
  await deps.db.transaction(async (rows) => {
    await pictures.lock(rows, source)
    await pictureStore.put(files)
    const picture = { name, source, focusX: focus.x, focusY: focus.y, width, height, uploadedAt, staffId: caller.staffId }
    const { added } = await pictures.add(rows, picture)
    if (added) await deps.audit.write(rows, { action, subject: name, after: { focus, width, height } }, deps)
  })
  const kept = await pictures.find(name)
  if (!kept) throw new Error(`${name} was removed while it was kept`)
  return kept
}

/** Removes a picture, and then its files; those that name it, where some do. */
export function removePicture(record: PictureRecord, action: string, deps: PictureDeps) {
  const { name, source } = record
  const { pictures, db, audit, log, logId } = deps
  return limit(async () => {
    const { usedBy, removed } = await db.transaction(async (rows) => {
      await pictures.lock(rows, source)
      const users = await pictures.usesOf(rows, name)
      if (users.length > 0) return { usedBy: users, removed: false }
      const gone = await pictures.remove(rows, name)
      const before = { focus: { x: record.focusX, y: record.focusY } }
      if (gone.removed) await audit.write(rows, { action, subject: name, before }, deps)
      return { usedBy: users, ...gone }
    })
    // It is gone, whatever becomes of its files: those that stay harm nobody, and are written again with the same upload.
    if (removed) await removeFiles(record, deps).catch((error: Error) => log.warn({ logId, pictures: 'files stay', fault: error.message }))
    return { usedBy, removed }
  })
}

/** Removes the files of a picture that is gone, unless somebody has uploaded the same meanwhile. */
function removeFiles({ name, source }: PictureRecord, { db, pictures, pictureStore }: PictureDeps): Promise<void> {
  return db.transaction(async (rows) => {
    await pictures.lock(rows, source)
    const left = await pictures.left(rows, { name, source })
    await pictureStore.remove([...(left.picture ? [] : fileKeys(name)), ...(left.source ? [] : [sourceKey(source)])])
  })
}
