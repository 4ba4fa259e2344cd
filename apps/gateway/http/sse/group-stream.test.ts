import { groupJoin, groupGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { openEvents } from '../../testing/event-reader.ts'
import { hearNotices } from '../../testing/notices.ts'
import { startGroups } from '../../testing/groups.fixtures.ts'

const { gateway, guest, begun, joined, addition, add } = await startGroups()
const { hub } = gateway.context
const channels = { group_order: (groupId: string) => hub.tellGroup(groupId) }
const listener = await hearNotices(gateway.context, channels, () => hub.resync())
afterAll(async () => {
  hub.leave()
  await listener.stop()
  await gateway.stop()
})

const open = (groupId: string, ticket: string) =>
  openEvents(`${gateway.url}/events/groups/${groupId}?${new URLSearchParams({ ticket }).toString()}`)

const change = 'event: change\ndata: {}'

test('the stream of a group order greets, and says of each change that there is one, and nothing of it', async () => {
  const { token, host, group } = await begun()
  const [asHost, ben] = [await open(group.groupId, group.ticket), await joined(token, 'Ben')]
  const { ticket } = await gateway.ask(groupGet, { token }, ben)
  const asBen = await open(group.groupId, ticket)
  expect(await asHost.next()).toBe(change)
  expect(await asHost.next()).toBe(change) // Ben has joined
  expect(await asBen.next()).toBe(change)
  await add(token, ben, addition('carbonara'))
  expect([await asHost.next(), await asBen.next()]).toEqual([change, change])
  expect((await gateway.ask(groupGet, { token }, host)).total).toBe(6400)
  await asHost.leave()
  await asBen.leave()
})

test('a change that is refused is none', async () => {
  const { token, group } = await begun()
  const stream = await open(group.groupId, group.ticket)
  await stream.next()
  await gateway.call(groupJoin, { token, name: 'Ada' }, await guest())
  await joined(token, 'Ben')
  expect(await stream.next()).toBe(change)
  const silence = Symbol('silence')
  expect(await Promise.race([stream.next(), new Promise((resolve) => setTimeout(resolve, 300, silence))])).toBe(silence)
  await stream.leave()
})

test('a ticket opens its own group order alone, and an id opens nothing', async () => {
  const [one, other] = [await begun(), await begun()]
  const status = async (groupId: string, ticket: string) => {
    const stream = await open(groupId, ticket)
    await stream.leave()
    return stream.status
  }
  expect(await status(one.group.groupId, one.group.ticket)).toBe(200)
  expect(await status(other.group.groupId, one.group.ticket)).toBe(403)
  for (const wrong of ['', 'x', `${one.group.ticket}x`]) expect(await status(one.group.groupId, wrong)).toBe(403)
})
