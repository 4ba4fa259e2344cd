import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { catalogueDraftSave, catalogueImport, promoCodesMake, type Answer, type staffInviteAccept } from '@harbour/protocol'
import { categories, promoCodes } from '@harbour/chain'
import { openDatabase } from '../../apps/gateway/platform/database/database.ts'
import { migrate } from '../../apps/gateway/platform/database/migrate.ts'
import { startEmbedded } from '../../apps/gateway/platform/embedded.ts'
import { onDatabase } from '../support/database.ts'
import { call, type Guest } from '../support/guest.ts'
import { importProducts, joinStaff, newPublishers, publish } from '../support/publishers.ts'
import { startGateway, type Running } from '../support/running.ts'
import { fillBackOffice } from './fill-back-office.ts'
import { fillMembers } from './fill-members.ts'
import { couponRecord, fillOrders, type OfficeSize } from './fill-orders.ts'

export const dishes = 2000
const codes = 10_000

/** A chain after three years, and some who work in its office: for all of it, and for one shop. */
export type OfficeWorld = {
  url: string
  databaseUrl: string
  admin: Guest
  adminSession: Answer<typeof staffInviteAccept>
  /** Support of one shop, and its manager. */
  support: Guest
  manager: Guest
  /** The version that is live, and a draft that changes 500 prices of it. */
  liveNo: number
  draftNo: number
  promoCode: string
  batchId: string
}

/**
 * Fills a database, opens the demo chain on it with 2,000 more dishes, and does something with it. `OFFICE_KEPT` names a folder in which all of that is kept for the
 * next time.
 */
export async function withOffice<Result>(size: OfficeSize, work: (office: OfficeWorld) => Promise<Result>): Promise<Result> {
  const kept = process.env.OFFICE_KEPT
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'harbour-bench-')))
  const embedded = await startEmbedded({ dataDir, log: () => {}, settings })
  const worldFile = join(dataDir, 'office.json')
  const isNew = !existsSync(worldFile)
  try {
    if (isNew) await fill(embedded.url, size)
    const gateway = await startGateway({ DATA_DIR: dataDir })
    try {
      if (isNew) await writeFile(worldFile, JSON.stringify(await open(gateway, embedded.url)))
      const world = JSON.parse(await readFile(worldFile, 'utf8')) as OfficeWorld // written above
      return await work({ ...world, url: gateway.url, databaseUrl: embedded.url })
    } finally {
      await gateway.stop()
    }
  } finally {
    await embedded.stop()
    if (kept === undefined) await rm(dataDir, { recursive: true, force: true })
  }
}

const settings = {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track_planning': 'on',
  'pg_stat_statements.track_utility': 'off',
}

async function fill(url: string, size: OfficeSize): Promise<void> {
  const db = openDatabase(url)
  try {
    await migrate(db)
  } finally {
    await db.stop()
  }
  await onDatabase(url, async (client) => {
    await client.query('create extension pg_stat_statements')
    // The gateway counts what is ordered together; here there is nothing to learn.
    await client.query(`update dishes_counted set counted_to = 'ffffffff-ffff-ffff-ffff-ffffffffffff'`)
    await fillMembers(client, size)
    await fillOrders(client, size)
  })
  await onDatabase(url, (client) => fillBackOffice(client, size))
}

async function open(gateway: Running, databaseUrl: string): Promise<OfficeWorld> {
  const { url } = gateway
  // Who signs in has shown who they are for ten minutes, and counting the use of three years can take as long.
  await onDatabase(databaseUrl, offersCounted)
  const people = await newPublishers(gateway)
  const draft = await importProducts(people, csvOf(8800))
  await publish(people, draft)
  const { guest: admin, session: adminSession } = await joinStaff(gateway, 'admin', ['admin'])
  const { guest: support } = await joinStaff(gateway, 'support', ['support', '--shops', '3102'])
  const { guest: manager } = await joinStaff(gateway, 'manager', ['manager', '--shops', '3101'])
  const { version } = await call(url, catalogueDraftSave, { input: { versionNo: null, note: 'Dearer' }, guest: admin })
  await call(url, catalogueImport, { input: { versionNo: version.versionNo, table: 'products', csv: csvOf(8900, 500) }, guest: admin })
  const promoCode = promoCodes[0]?.promoCode ?? ''
  const batchId = '0a0a0a0a-0000-4000-8000-000000000001'
  await call(url, promoCodesMake, { input: { batchId, promoCode, count: codes, note: 'Leaflet' }, guest: admin })
  await onDatabase(databaseUrl, async (client) => {
    await client.query(TYPED, [batchId])
    await offersCounted(client)
    await daysSummed(client)
    await client.query('vacuum analyze')
  })
  return {
    url,
    databaseUrl,
    admin,
    adminSession,
    support,
    manager,
    liveNo: draft.versionNo,
    draftNo: version.versionNo,
    promoCode,
    batchId,
  }
}

/** Waits until the gateway has added up the use of offers, as it has where it was there for all those years. */
async function offersCounted(client: pg.Client): Promise<void> {
  for (;;) {
    const [first] = (await client.query<{ done: boolean }>(COUNTED)).rows
    if (first?.done) return
    await sleep(1000)
  }
}

/** Waits until it has summed up the days that are over, too: what it does meanwhile would count as the reads' own. */
async function daysSummed(client: pg.Client): Promise<void> {
  for (let before = -1; ; await sleep(5000)) {
    const [{ spans } = { spans: 0 }] = (await client.query<{ spans: number }>('select count(*)::int as spans from report_spans')).rows
    if (spans > 0 && spans === before) return
    before = spans
  }
}

const COUNTED = `select not exists (select from vouchers where not counted) and not exists (
    select from voucher_holds h join orders o using (order_id) where not counted and o.state = 'completed' and o.placed_at < timestamptz '2026-11-20'
  ) as done`

/** Half of the codes have been typed, and half of those used by the first orders that there are. */
const TYPED = `with typed as (
    select i.code, o.order_id, o.user_id, o.n from (select code, row_number() over (order by code) as n from issued_codes where batch_id = $1) i
    join (select order_id, user_id, row_number() over () as n from (select order_id, user_id from orders order by order_id limit ${codes / 2}) first) o using (n)
  ), given as (
    insert into vouchers (voucher_code, user_id, brand, given_for, record, given_at)
    select code, user_id, 31, 'code ' || code, ${couponRecord('code', 'n')}, now() from typed
  )
  insert into voucher_holds (voucher_code, use, brand, user_id, client_order_id, order_id, fence, state, held_until, told, try_at)
  select code, 1, 31, user_id, order_id, order_id, n, 'committed', now(), true, now() from typed where n % 2 = 0`

/** A table of so many dishes at a price in cents. */
function csvOf(price: number, count = dishes): string {
  const header =
    'pid,type,category,name.tc,name.en,description.tc,description.en,picture,price.31,price.42,boxes,makeMinutes,contains,mayContain'
  const category = categories.at(-1)?.categoryId ?? ''
  const rows = Array.from(
    { length: count },
    (_, at) => `dish-${at},1,${category},菜式${at},Dish ${at},好味,Tasty,margherita,${(price / 100).toFixed(2)},90.00,1,5,gluten; milk,`,
  )
  return [header, ...rows].join('\n')
}
