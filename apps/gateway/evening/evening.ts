import { addMinutes, type Instant } from '@harbour/rules'
import type { Context } from '../context.ts'
import { newVoucher, spanOf } from '../vouchers/give-vouchers.ts'
import { createBank } from './bank.ts'
import { createChance } from './chance.ts'
import { visit, type Visitor } from './guests.ts'
import type { Plants, Scene } from './house-of.ts'
import { brokenLaws } from './laws.ts'
import { goRound, runDown, spread } from './rounds.ts'
import { work } from './shops.ts'
import { createStage } from './stage.ts'

/** What an evening has shown: the laws that it broke, and all that happened. */
export type Outcome = { broken: string[]; told: string[] }

/** A Friday at six, in Asia/Shanghai. */
const opens: Instant = Date.parse('2026-11-20T18:00:00+08:00')
/** Two shops, the second with slots of half an hour's making. */
const shops = ['3101', '3103'] as const

/** Plays one evening of the seed on a database that it empties first, runs it down until nothing is due, and judges it. */
export async function playEvening(seed: number, { context, plants = {} }: { context: Context; plants?: Plants }): Promise<Outcome> {
  const chance = createChance(seed)
  const weather = {
    kill: chance.pick([0, 0.005, 0.02]),
    jump: chance.pick([0, 0.003, 0.01]),
    crowd: chance.pick([0.1, 0.3, 0.45]),
    abreast: chance.odds(0.2) ? 3 : 1,
  }
  const stage = createStage({ chance, begins: opens, weather })
  const gone = addMinutes(opens, 5 + chance.below(20))
  const away = { from: gone, to: addMinutes(gone, chance.pick([0, 0, 5, 25])) }
  const mood = { silence: chance.pick([0, 0.05, 0.2]), odd: chance.pick([0, 0.1, 0.3]), away }
  const bank = createBank({ chance, stage, mood, notify: (ref) => spread(ref, scene) })
  const scene: Scene = { context, stage, chance, bank, plants, faults: [] }
  const guests = await arrive(scene)

  const until = addMinutes(opens, 45)
  goRound({ ...scene, until })
  for (const storeId of shops) void work(storeId, { ...scene, until })
  for (const guest of guests) void visit(guest, { ...scene, shops, opens })
  await stage.play()

  Object.assign(weather, { kill: 0, jump: 0, crowd: 0, abreast: 1 })
  mood.silence = 0
  void runDown(scene)
  await stage.play()
  return { broken: await brokenLaws(scene), told: stage.told }
}

/** Guests of the evening, some of whom are the same member at two devices, with a coupon and some points that serve but one of them. */
async function arrive(scene: Scene): Promise<Visitor[]> {
  const { context, chance } = scene
  const db = context.db
  await db.rows({ name: '', text: 'truncate users, slots, pickup_days, shop_states cascade' })
  const people = Array.from({ length: 4 + chance.below(5) }, (_, at) => ({ userId: chance.guid(), phone: `+8526000${String(1000 + at)}` }))
  const members = people.map(({ userId, phone }) => [userId, phone] as const)
  await db.rows(JOIN, [members.map(([id]) => id), members.map(([, phone]) => phone), new Date(opens)])
  const guests: Visitor[] = []
  for (const person of people) {
    const coupons = await equip(person.userId, scene)
    const guest = { ...person, visitor: false, coupons }
    guests.push(guest, ...(chance.odds(0.4) ? [guest] : []))
  }
  return guests
}

async function equip(userId: string, { context, chance }: Scene): Promise<string[]> {
  const ids = { guid: chance.guid, secret: () => `${chance.guid()}${chance.guid()}`.replaceAll('-', '') }
  const given = newVoucher({ userId, brand: 31, couponId: 'cash-20', givenFor: 'evening', span: spanOf(opens, 30) }, { ...context, ids })
  if (given) await context.vouchers.give([given])
  const titles = { titleTc: '', titleEn: '' }
  const entry = {
    entryId: chance.guid(),
    kind: 'welcome',
    points: 320,
    at: opens - 1,
    expiresAt: addMinutes(opens, 600),
    orderId: null,
  } as const
  await context.points.earn(userId, { ...entry, ...titles })
  return given ? [given.record.code] : []
}

const JOIN = {
  name: 'evening-join',
  text: `with people as (
           insert into users (user_id, kind, phone, created_at) select *, $3::timestamptz from (select unnest($1::uuid[]) as id, 'member', unnest($2::text[])) p
           returning user_id, phone
         )
         insert into members (user_id, member_no, password_hash, first_name, last_name, titles_code, email, owns_email, joined_at)
         select user_id, phone, '', '', '', 'U01', phone, false, $3 from people`,
}
