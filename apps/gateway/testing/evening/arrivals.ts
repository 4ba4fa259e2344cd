import { brandIds, addMinutes, type Brand, type Instant } from '@harbour/rules'
import { newVoucher, spanOf } from '../../modules/vouchers/new-voucher.ts'
import type { Visitor } from './guests.ts'
import type { Scene } from './scene.ts'

type Person = { userId: string; phone: string; brand: Brand }

/**
 * Guests of the evening, most of them of Hong Kong. Some are the same member at two or three devices, with coupons of the house and of a vendor, a card and
 * some points that serve but one of them.
 */
export async function arrive(scene: Scene, opens: Instant): Promise<Visitor[]> {
  const { context, chance } = scene
  const db = context.db
  await db.rows({ name: '', text: 'truncate users, slots, pickup_days, shop_states cascade' })
  const people = Array.from({ length: 4 + chance.below(5) }, (_, at): Person => {
    const brand = chance.odds(0.2) ? brandIds.macau : brandIds.hongKong
    return { userId: chance.guid(), phone: `+8526000${String(1000 + at)}`, brand }
  })
  await db.rows(JOIN, [people.map(({ userId }) => userId), people.map(({ phone }) => phone), new Date(opens)])
  const guests: Visitor[] = []
  for (const person of people) {
    const coupons = [await coupon(person, opens, scene), await vendorsCoupon(person, opens, scene)].flatMap((code) => code ?? [])
    await points(person, opens, scene)
    const hasCard = chance.odds(0.4)
    if (hasCard) await db.rows(SAVE_CARD, [person.userId, chance.guid(), JSON.stringify(visa), new Date(opens)])
    const guest = { ...person, visitor: false, coupons, hasCard }
    guests.push(...Array.from({ length: chance.pick([1, 2, 2, 3]) }, () => guest))
  }
  return guests
}

function voucherOf({ userId, brand }: Person, opens: Instant, { context, chance }: Scene) {
  const ids = { guid: chance.guid, secret: () => `${chance.guid()}${chance.guid()}`.replaceAll('-', '') }
  return newVoucher({ userId, brand, couponId: 'cash-20', givenFor: 'evening', span: spanOf(opens, 30) }, { ...context, ids })
}

async function coupon(person: Person, opens: Instant, scene: Scene): Promise<string | undefined> {
  const given = voucherOf(person, opens, scene)
  if (given) await scene.context.vouchers.give([given])
  return given?.record.code
}

/** A vendor's, as it has listed it before the evening. */
async function vendorsCoupon(person: Person, opens: Instant, scene: Scene): Promise<string | undefined> {
  const given = voucherOf(person, opens, scene)
  if (!given || scene.chance.odds(0.4)) return undefined
  const code = `SL-${given.record.code}`
  const record = { ...given.record, code, channel: 'Storellect', source: 'vendor', judge: 'vendor' } as const
  scene.vendor.vouchers.set(code, { state: 'free' })
  const { userId, brand } = person
  await scene.context.vouchers.keepListed({ userId, brand, channel: 'Storellect', records: [record], at: opens })
  return code
}

async function points({ userId }: Person, opens: Instant, { context, chance }: Scene): Promise<void> {
  const lot = { kind: 'welcome', points: 160, at: opens - 1, orderId: null, titleTc: '', titleEn: '' } as const
  for (const minutes of [600, 20])
    await context.points.earn(userId, { ...lot, entryId: chance.guid(), expiresAt: addMinutes(opens, minutes) })
}

const visa = { network: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2030 }

const JOIN = {
  name: 'evening-join',
  text: `with people as (
           insert into users (user_id, kind, phone, created_at) select *, $3::timestamptz from (select unnest($1::uuid[]) as id, 'member', unnest($2::text[])) p
           returning user_id, phone
         )
         insert into members (user_id, member_no, password_hash, first_name, last_name, titles_code, email, owns_email, joined_at)
         select user_id, phone, '', '', '', 'U01', phone, false, $3 from people`,
}

const SAVE_CARD = {
  name: 'evening-save-card',
  text: `insert into cards (user_id, card_id, provider, ref, shown, holder, saved_at)
         values ($1::uuid, $2::uuid, 'sandbox', 'card_' || $2::text, $3::jsonb, 'CHAN', $4)`,
}
