import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  catalogueDraftSave,
  catalogueImport,
  cataloguePublish,
  cataloguePublishDecide,
  catalogueRecordGet,
  catalogueRecordSave,
  staffInviteAccept,
  type Answer,
} from '@harbour/protocol'
import { databaseOf } from './database.ts'
import { call, type Guest } from './guest.ts'
import type { Running } from './running.ts'

/** Two of the staff who may publish the catalogue: one asks, the other approves. */
export type Publishers = { url: string; asks: Guest; approves: Guest }

const staffCommand = join(import.meta.dirname, '../../apps/gateway/staff.ts')

/** Invites two by the operator's command, and has them sign in. */
export async function newPublishers(gateway: Running): Promise<Publishers> {
  const [asks, approves] = [await signedIn(gateway, 'asks'), await signedIn(gateway, 'approves')]
  return { url: gateway.url, asks, approves }
}

const signedIn = async (gateway: Running, name: string): Promise<Guest> => (await joinStaff(gateway, name, ['admin'])).guest

/** Invites somebody for a role and its scope by the operator's command, and has them sign in; gives their key and what the console keeps of them. */
export async function joinStaff(
  gateway: Running,
  name: string,
  role: readonly string[],
): Promise<{ guest: Guest; session: Answer<typeof staffInviteAccept> }> {
  const env = { ...process.env, DATABASE_URL: databaseOf(gateway).url, DATA_DIR: gateway.dataDir }
  const args = [staffCommand, 'invite', `${name}@harbour.example`, name, ...role]
  const { stdout } = await promisify(execFile)(process.execPath, args, { env })
  const nobody = { key: '', deviceId: randomUUID() }
  const input = { token: stdout.trim().split('\n').at(-1) ?? '', password: 'Harbour#2026' }
  const session = await call(gateway.url, staffInviteAccept, { input, guest: nobody })
  return { guest: { ...nobody, key: session.key }, session }
}

type Fields = Record<string, unknown>

/** Publishes another form of a product. */
export async function publishProduct({ url, asks, ...others }: Publishers, id: string, edit: (product: Fields) => Fields): Promise<void> {
  const { version } = await call(url, catalogueDraftSave, { input: { versionNo: null, note: '' }, guest: asks })
  const named = { versionNo: version.versionNo, kind: 'product', id } as const
  const { held, live } = await call(url, catalogueRecordGet, { input: named, guest: asks })
  const seen = { seen: held?.hash ?? null, seenLive: live?.hash ?? null }
  const { revision } = await call(url, catalogueRecordSave, { input: { ...named, ...seen, record: edit(held?.record ?? {}) }, guest: asks })
  await publish({ url, asks, ...others }, { versionNo: version.versionNo, revision })
}

/** Reads a table of products into a draft; gives it as it then is. */
export async function importProducts({ url, asks }: Publishers, csv: string): Promise<{ versionNo: number; revision: number }> {
  const { version } = await call(url, catalogueDraftSave, { input: { versionNo: null, note: '' }, guest: asks })
  const { versionNo } = version
  const { revision } = await call(url, catalogueImport, { input: { versionNo, table: 'products', csv }, guest: asks })
  return { versionNo, revision }
}

/** Publishes a draft: gives the milliseconds from its approval until it is live. */
export async function publish(
  { url, asks, approves }: Publishers,
  { versionNo, revision }: { versionNo: number; revision: number },
): Promise<number> {
  const asked = await call(url, cataloguePublish, { input: { versionNo, revision, publishAt: null }, guest: asks })
  const begun = performance.now()
  await call(url, cataloguePublishDecide, { input: { versionNo, revision: asked.version.revision, approve: true }, guest: approves })
  return performance.now() - begun
}
