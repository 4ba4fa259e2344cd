import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { replyStatuses, Reply, type Action, type Answer } from '@harbour/protocol'
import { brandIds, type Brand, type Language } from '@harbour/rules'
import * as v from 'valibot'
import { workedOut } from './bot-check.fixtures.ts'
import type { Context } from '../context.ts'
import type { Clock } from '../platform/clock.ts'
import { createLog } from '../platform/log.ts'
import { openContext, type ContextOptions } from '../open-context.ts'
import { openCatalogue } from '../modules/catalogue/open-catalogue.ts'
import { seed } from '../modules/catalogue/seed.ts'
import { createMessenger } from '../modules/messaging/outgoing-message-store.ts'
import { readSettings } from '../platform/settings/settings.ts'
import type { Message } from '../modules/members/auth/messenger.ts'
import { readSnapshot, type Snapshot } from '../modules/catalogue/snapshot.ts'
import { openDatabase, type Database } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openGateways } from './gateways.ts'
import { createTestDatabase, type Template } from './database.ts'

/** A Friday at noon, in Asia/Shanghai. */
export const noon = Date.parse('2026-11-20T12:00:00+08:00')
/** The device of every test's guest, unless it says otherwise. */
export const device = '00000000-0000-4000-8000-000000000001'

/** The envelope's fields: who calls, and how. */
export type As = {
  brand?: Brand
  language?: Language
  key?: string
  deviceId?: string
  userAgent?: string
  system?: 'WEB' | 'APP'
  address?: string
}

export type TestGateway = {
  context: Context
  /** Those of all gateways on its database, its own the first. */
  contexts: readonly Context[]
  url: string
  /** The SMS and emails that it would have sent, the latest last. */
  sent: Message[]
  /** Posts a call with a real form; `content` is as it is on the wire. */
  call(definition: Action, content?: object, as?: As): Promise<Reply>
  /** The same, for a call that is to succeed: its data, money in cents. */
  ask<A extends Action>(definition: A, content?: object, as?: As): Promise<Answer<A>>
  stop(): Promise<void>
}

export type TestGatewayOptions = {
  /** The moment at which the gateway's clock stands still. */
  now?: number
  /** A clock that moves, where it has to. */
  clock?: Clock
  environment?: Record<string, string>
  /** Stands in for parts of the context. */
  instead?: Partial<Context>
  /** A standby that reports are read from. */
  replica?: ContextOptions['replica']
  /** The number of gateways on one database, which calls go to by turns. */
  gateways?: number
}

const seeded: Template = {
  name: 'seeded',
  async fill(url) {
    const [db, dataDir] = [openDatabase(url), await mkdtemp(join(tmpdir(), 'harbour-seed-'))]
    await migrate(db)
    await seed({ db, dataDir, seed: 'demo' })
    // Published here, so that no gateway of a test has to.
    await openCatalogue(db, { before: await (demo ??= readSnapshot(db)) })
    await Promise.all([db.stop(), rm(dataDir, { recursive: true })])
  },
}

/** The settings by which a program that a test starts finds the database of a gateway: its pool, and itself. */
export const databaseSettings = ({ context: { db, settings } }: Pick<TestGateway, 'context'>) => ({
  DATABASE_URL: db.url,
  DATABASE_LISTEN_URL: settings.listenUrl ?? db.url,
})

/** The demo chain with its menus and maps, which take longer to write than all else at a start; once in a process. */
let demo: Promise<Snapshot> | undefined

/** A gateway with the demo chain on a database of its own, listening on a free port. With `GATEWAYS=2` there are two on one database, and calls go to them by turns. */
export async function startGateway({
  now = noon,
  clock = { now: () => now },
  environment = {},
  instead = {},
  replica,
  gateways: count = Number(process.env.GATEWAYS ?? 1),
}: TestGatewayOptions = {}): Promise<TestGateway> {
  const database = await createTestDatabase(seeded)
  const db = openDatabase(database.poolUrl)
  const settings = readSettings({
    DATABASE_LISTEN_URL: database.url,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '1000',
    BOT_CHECK_WORK: '20',
    VOUCHER_VENDORS: 'none',
    WEB_DIST: 'none',
    CONSOLE_DIST: 'none',
    ...environment,
  })
  const sent: Message[] = []
  const { send, pretend } = createMessenger()
  const silent = {
    messenger: {
      pretend,
      async send(...written: Parameters<typeof send>) {
        await send(...written)
        sent.push(written[1])
      },
    },
    vendors: { byChannel: new Map(), partner: null },
  }
  const recorded = { ...silent, ...instead }
  const before = await (demo ??= readSnapshot(db))
  const open = async (on: Database) => ({
    ...(await openContext({ settings, db: on, replica, log: createLog(settings.logLevel), clock, before })),
    ...recorded,
  })
  const context = await open(db)
  const others = Array.from({ length: count - 1 }, () => openDatabase(database.poolUrl))
  const contexts = [context, ...(await Promise.all(others.map(open)))]
  const gateways = await openGateways(contexts)
  const call: TestGateway['call'] = (definition, content, as) =>
    postAsPerson(`${gateways.next()}${settings.base}`, { definition, content, as })
  return {
    context,
    contexts,
    url: gateways.url,
    sent,
    call,
    async ask(definition, content, as) {
      const reply = await call(definition, content, as)
      if (reply.status !== replyStatuses.done) throw new Error(`${definition.name} was refused: ${reply.code} ${reply.msg}`)
      return v.parse(definition.data, reply.data)
    },
    async stop() {
      await gateways.stop()
      await Promise.all([db, ...others].map((each) => each.stop()))
      await database.drop()
    },
  }
}

type Posted = { definition: Action; content?: object; as?: As }

/** Posts a call; where it wants a bot check it is passed, as by every client of ours, and the call is posted again. */
async function postAsPerson(base: string, posted: Posted): Promise<Reply> {
  const reply = await post(base, posted)
  if (reply.code !== 'BOT_CHECK_REQUIRED' || 'botCheck' in (posted.content ?? {})) return reply
  return post(base, { ...posted, content: { ...posted.content, botCheck: workedOut(reply.data) } })
}

/** Posts a call with a real form to the calls' base. */
export async function post(base: string, { definition, content = {}, as = {} }: Posted): Promise<Reply> {
  const { brand = brandIds.hongKong, language = 1, key = '', deviceId = device, userAgent = '', system = 'WEB', address } = as
  const form = new FormData()
  form.set('actionName', definition.name)
  form.set('content', JSON.stringify({ brand, deviceId, ...content }))
  form.set('key', key)
  form.set('langType', String(language))
  form.set('userAgent', userAgent)
  form.set('system', system)
  const response = await fetch(`${base}/${definition.gateway}?_name=${definition.name}`, {
    method: 'POST',
    body: form,
    // Believed where TRUST_PROXY is 1.
    headers: address === undefined ? {} : { 'x-forwarded-for': address },
  })
  return v.parse(Reply, await response.json())
}
