import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { staffInviteAccept, staffLogin } from '@harbour/protocol'
import { expect } from '@playwright/test'
import { brandOf } from '../phone-state.ts'
import { ask, type Guest } from './api-orders.ts'

const password = 'Wet-umbrellas-7'
const account = 'admin@harbour.example'

/** The first admin: one process of a world takes the invitation, and all of them sign in by the password. */
export async function firstAdmin(storeId: string): Promise<Guest> {
  const nobody = { key: '', deviceId: randomUUID(), brand: brandOf({ storeId }), gateway: process.env.HARBOUR_URL }
  await once('first-admin', async () => {
    const token = /office\/join#(\S+)/.exec(await firstLinks())?.[1] ?? ''
    await ask(staffInviteAccept, { token, password }, nobody)
  })
  const { key } = await ask(staffLogin, { account, password }, nobody)
  return { ...nobody, key }
}

/** Does something once in a world, in whichever process comes first; the others wait until it is done. */
async function once(name: string, act: () => Promise<void>): Promise<void> {
  const [begun, done] = ['begun', 'done'].map((state) => join(process.env.HARBOUR_DATA_DIR ?? '', `${name}.${state}`))
  if (begun === undefined || done === undefined) throw new Error('a world has a folder')
  const isFirst = await mkdir(begun).then(
    () => true,
    () => false,
  )
  if (isFirst) {
    await act()
    await mkdir(done)
  }
  await expect.poll(() => existsSync(done), { timeout: 120_000 }).toBe(true)
}

/** Prints what `npm start` prints of how people come in. */
async function firstLinks(): Promise<string> {
  const script = fileURLToPath(new URL('../../../apps/gateway/first-links.ts', import.meta.url))
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: process.env.HARBOUR_DATA_DIR,
    PORT: new URL(process.env.HARBOUR_URL ?? '').port,
    CLOCK: process.env.HARBOUR_CLOCK,
  }
  return (await promisify(execFile)(process.execPath, [script], { env })).stdout
}
