import { formatMoment } from '@harbour/rules'
import type { Call } from '../context.ts'
import { memberProfile } from './profile.ts'

const page = 200

/** All that is kept of a member, in words that a person can read; amounts in cents, as they are kept. */
export async function everythingOf(userId: string, call: Call): Promise<object> {
  const { members, consents: kept, keptAddresses, points, sessions, passkeys, clock } = call
  const member = await members.find(userId)
  if (!member) throw new Error('a member is gone')
  const [consents, addresses, devices] = await Promise.all([kept.of(userId), keptAddresses.all(userId), sessions.devices(userId)])
  return {
    exportedAt: formatMoment(clock.now()),
    profile: { ...memberProfile(member), joinedAt: formatMoment(member.joinedAt) },
    consents: consents.map((consent) => ({ ...consent, at: formatMoment(consent.at) })),
    addresses,
    devices: devices.map(({ name, signedInAt, seenAt }) => ({ name, signedInAt: formatMoment(signedInAt), seenAt: formatMoment(seenAt) })),
    passkeys: (await passkeys.of(userId)).map(({ name, madeAt, usedAt }) => ({
      name,
      madeAt: formatMoment(madeAt),
      usedAt: usedAt === null ? null : formatMoment(usedAt),
    })),
    points: await all(
      (after) => points.history({ userId, after, limit: page }),
      ({ entryId }) => entryId,
    ),
    orders: await all(
      (after) => call.orders.listOfGuest({ userId, after, live: false, ended: false, orderType: null, limit: page }),
      ({ orderId }) => orderId,
    ),
  }
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
