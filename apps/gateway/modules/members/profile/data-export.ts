import { brandIds, formatMoment } from '@harbour/rules'
import type { Call } from './deps.ts'
import { voucherStatus } from '../../vouchers/voucher-status.ts'
import { memberProfile } from './profile.ts'

const page = 200

/** All that is kept of a member, in words that a person can read; amounts in cents, as they are kept. */
export async function dataExportOf(userId: string, call: Call): Promise<object> {
  const { members, consents: kept, savedAddresses, points, sessions, passkeys, cards, clock } = call
  const member = await members.find(userId)
  if (!member) throw new Error('a member is gone')
  const [consents, addresses, devices] = await Promise.all([kept.of(userId), savedAddresses.all(userId), sessions.devices(userId)])
  const card = await cards.of(userId)
  return {
    exportedAt: formatMoment(clock.now()),
    profile: { ...memberProfile(member), joinedAt: formatMoment(member.joinedAt) },
    consents: consents.map((consent) => ({ ...consent, at: formatMoment(consent.at) })),
    addresses,
    devices: devices.map(({ name, signedInAt, seenAt }) => ({ name, signedInAt: formatMoment(signedInAt), seenAt: formatMoment(seenAt) })),
    notifiedSince: (await call.pushes.of(userId)).map(({ madeAt }) => formatMoment(madeAt)),
    offersTold: (await call.toldOffers.of(userId)).map(({ informationId, toldAt }) => ({ informationId, toldAt: formatMoment(toldAt) })),
    campaignsTold: (await call.campaigns.toldTo(userId)).map((campaign) => ({ ...campaign, at: formatMoment(campaign.at) })),
    passkeys: (await passkeys.of(userId)).map(({ name, madeAt, usedAt }) => ({
      name,
      madeAt: formatMoment(madeAt),
      usedAt: usedAt === null ? null : formatMoment(usedAt),
    })),
    card: card ? { ...card.shown, holder: card.holder, savedAt: formatMoment(card.savedAt) } : null,
    points: await all(
      (after) => points.history({ userId, after, limit: page }),
      ({ entryId }) => entryId,
    ),
    groupOrders: await call.groups.partsOf(call.db.rows, userId),
    vouchers: await vouchersOf(userId, call),
    orders: await all(
      (after) => call.orders.listOfGuest({ userId, after, live: false, ended: false, orderType: null, words: null, limit: page }),
      ({ orderId }) => orderId,
    ),
    ratings: (await call.orderRatings.ofGuest(userId)).map((rating) => ({ ...rating, ratedAt: formatMoment(rating.ratedAt) })),
  }
}

async function vouchersOf(userId: string, { vouchers, clock }: Call): Promise<object[]> {
  const own = (await Promise.all(([brandIds.hongKong, brandIds.macau] as const).map((brand) => vouchers.of(userId, brand)))).flat()
  return own.map((voucher) => ({
    code: voucher.record.code,
    name: voucher.record.name,
    issuer: voucher.record.vendor,
    status: voucherStatus(voucher, clock.now()),
    ends: voucher.record.ends === null ? null : formatMoment(voucher.record.ends),
  }))
}

/** Every page after one another. */
async function all<Item>(read: (after: string | null) => Promise<Item[]>, idOf: (item: Item) => string): Promise<Item[]> {
  const items: Item[] = []
  for (let found = await read(null); found.length > 0;) {
    items.push(...found)
    const last = found.at(-1)
    found = last && found.length === page ? await read(idOf(last)) : []
  }
  return items
}
