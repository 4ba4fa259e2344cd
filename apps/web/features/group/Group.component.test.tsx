import { encode, groupClose, groupGet, groupJoin, groupLinesAdd, groupLineSave, type GroupLine } from '@harbour/protocol'
import { cents, presetLine } from '@harbour/rules'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cartNow } from '../../entities/cart/cart-store.ts'
import { beginVisit, outboxNow, sendCart } from '../../entities/group/group-store.ts'
import { aGroup } from '../../entities/group/group.fixtures.ts'
import { dish } from '../../entities/menu/menu.fixtures.ts'
import { forgetPersisted } from '../../lib/persisted-store.ts'
import { m } from '../../paraglide/messages.js'
import { takeAway } from '../../testing/chain.fixtures.ts'
import { answering, gatewayOf } from '../../testing/test-gateway.ts'
import { show, signIn } from '../../testing/test-phone.tsx'
import { GroupScreen } from './GroupScreen.tsx'
import { OutboxWatch } from './OutboxWatch.tsx'
import { UnsentLines } from './UnsentLines.tsx'

const token = 'A'.repeat(22)
const at = `/group#31.${token}`
const tarts = presetLine(dish('egg-tarts-4'))

beforeEach(() => signIn(true))
afterEach(() => forgetPersisted(['groups']))

const line = (more: Partial<GroupLine> = {}): GroupLine => ({
  uid: tarts.uid,
  pid: tarts.pid,
  lineId: '00000000-0000-4000-8000-0000000000b1',
  name: 'Egg Tarts, 4',
  choices: '',
  picture: '',
  num: 1,
  unit: cents(3000),
  total: cents(3000),
  unavailable: false,
  ...more,
})

const openGroup = () =>
  show(
    <Routes>
      <Route path="/group" element={<GroupScreen />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { at },
  )

const answeringGroup = (group = aGroup()) => answering(groupGet, () => ({ data: encode(groupGet.data, group) }))

/** Tarts that have been sent while no answer comes. */
function sentWithoutNetwork() {
  takeAway(tarts)
  sendCart(token)
  const network = { lost: true }
  const received = gatewayOf(
    answering(groupLinesAdd, () => {
      if (network.lost) throw new TypeError('the answer is lost')
      return { data: encode(groupLinesAdd.data, aGroup()) }
    }),
  )
  return { network, received }
}

test('a lost answer is asked for again under the same ids, and what has arrived is on its way no longer', async () => {
  const { network, received } = sentWithoutNetwork()
  const onSent = vi.fn()
  const { getByText, getByRole } = await show(<UnsentLines token={token} onSent={onSent} />)
  await expect.element(getByText(m.group_unsent({ count: 1 }))).toBeVisible()
  network.lost = false
  await getByRole('button', { name: m.group_try_now() }).click()
  await expect.poll(() => onSent.mock.calls.length).toBe(1)
  const ids = received.map(({ content }) => (content.additions as { lineId: string }[])[0]?.lineId)
  expect([ids.length > 1, new Set(ids).size]).toEqual([true, 1])
  expect(outboxNow(token)).toEqual([])
})

test('elsewhere in the app what is on its way is sent all the same, once there is a network', async () => {
  const { network, received } = sentWithoutNetwork()
  await show(<OutboxWatch />)
  await expect.poll(() => received.length).toBeGreaterThan(0)
  network.lost = false
  dispatchEvent(new Event('online'))
  await expect.poll(() => outboxNow(token)).toEqual([])
})

test('what is refused is in the cart again, with the reason', async () => {
  beginVisit(token, aGroup())
  takeAway(tarts)
  sendCart(token)
  gatewayOf(answering(groupLinesAdd, () => ({ refused: 'GROUP_OVER_MOST', words: 'That is more than each person may order.' })))
  const { getByText } = await show(<UnsentLines token={token} onSent={() => undefined} />)
  await expect.element(getByText('That is more than each person may order.')).toBeVisible()
  expect(cartNow().lines.map(({ uid }) => uid)).toEqual([tarts.uid])
  expect(outboxNow(token)).toEqual([])
})

test('a newcomer gives a name, which another may have, and is in', async () => {
  const names: unknown[] = []
  const state = { group: aGroup({ role: 'newcomer', mine: null }) }
  gatewayOf(
    answering(groupGet, () => ({ data: encode(groupGet.data, state.group) })),
    answering(groupJoin, ({ content: { name } }) => {
      names.push(name)
      if (name === 'Ben') return { refused: 'GROUP_NAME_TAKEN', words: 'Taken.' }
      state.group = aGroup()
      return { data: encode(groupJoin.data, state.group) }
    }),
  )
  const { getByRole, getByText } = await openGroup()
  await getByRole('button', { name: m.group_join() }).click()
  await expect.element(getByText(m.group_name_missing())).toBeVisible()
  await getByRole('textbox', { name: m.group_your_name() }).fill('Ben')
  await getByRole('button', { name: m.group_join() }).click()
  await expect.element(getByText('Taken.')).toBeVisible()
  await getByRole('textbox', { name: m.group_your_name() }).fill(' Benny ')
  await getByRole('button', { name: m.group_join() }).click()
  await expect.element(getByRole('button', { name: m.group_to_menu() })).toHaveFocus()
  expect(names).toEqual(['Ben', 'Benny'])
})

test('one’s own dishes are counted up and taken out; a closed group order changes no more', async () => {
  const asked: unknown[] = []
  const mine = { name: 'Ben', lines: [line()], total: cents(3000) }
  const state = { group: aGroup({ mine, mostEach: cents(8000) }) }
  gatewayOf(
    answering(groupGet, () => ({ data: encode(groupGet.data, state.group) })),
    answering(groupLineSave, ({ content: { lineId, num } }) => {
      asked.push([lineId, num])
      state.group = aGroup({ state: 'closed', mine: { ...mine, lines: [line({ num: 2, total: cents(6000) })], total: cents(6000) } })
      return { data: encode(groupLineSave.data, state.group) }
    }),
  )
  const { getByRole, getByText } = await openGroup()
  await expect.element(getByText(m.group_of_most({ sum: '$30', most: '$80' }))).toBeVisible()
  await getByRole('button', { name: m.ui_increase({ name: 'Egg Tarts, 4' }) }).click()
  await expect.element(getByText(m.group_closed_guest({ name: 'Ada' }))).toBeVisible()
  expect(asked).toEqual([[line().lineId, 2]])
  await expect.element(getByRole('button', { name: m.ui_increase({ name: 'Egg Tarts, 4' }) })).not.toBeInTheDocument()
  await expect.element(getByRole('button', { name: m.group_to_menu() })).not.toBeInTheDocument()
})

test('the host closes it, and the dishes are in the cart, each with a name', async () => {
  takeAway('chunky-fries')
  const parts = [{ guestId: line().lineId, name: 'Ben', lines: [line()], total: cents(3000) }]
  const hosted = aGroup({ role: 'host', mine: null, parts, total: cents(3000) })
  gatewayOf(
    answeringGroup(hosted),
    answering(groupClose, () => ({
      data: encode(groupClose.data, { lines: [{ ...tarts, forName: 'Ben' }], group: { ...hosted, state: 'closed' } }),
    })),
  )
  const { getByRole, address } = await openGroup()
  await expect.element(getByRole('heading', { name: 'Ben' })).toBeVisible()
  await getByRole('button', { name: m.group_close() }).click()
  await expect.poll(address).toBe('/orderFood/1?cart=1')
  expect(cartNow().lines.map(({ pid, forName }) => [pid, forName])).toEqual([
    ['chunky-fries', 'Ada'],
    [tarts.pid, 'Ben'],
  ])
})

test('one that is over says so, and is forgotten by this phone', async () => {
  beginVisit(token, aGroup())
  gatewayOf(answering(groupGet, () => ({ refused: 'GROUP_UNKNOWN' })))
  const { getByRole } = await openGroup()
  await expect.element(getByRole('heading', { level: 1, name: m.group_over_title() })).toBeVisible()
  await expect.poll(() => localStorage.getItem('groups')).not.toContain(token)
})

test('what a door does not take is not sent for ever: it is kept for the group order', async () => {
  takeAway(tarts)
  sendCart(token)
  gatewayOf(answering(groupLinesAdd, () => ({ refused: 'CONTENT_INVALID', words: 'That cannot be read.' })))
  const { getByText } = await show(<UnsentLines token={token} onSent={() => undefined} />)
  await expect.element(getByText('That cannot be read.')).toBeVisible()
  expect(outboxNow(token)).toEqual([])
  beginVisit(token, aGroup())
  expect(cartNow().lines.map(({ uid }) => uid)).toEqual([tarts.uid])
})

test('of taps while a change is under way the last counts, and none is lost', async () => {
  const asked: unknown[] = []
  const state = { num: 1 }
  const mine = () => ({ name: 'Ben', lines: [line({ num: state.num })], total: cents(3000) })
  const first = Promise.withResolvers<void>()
  gatewayOf(
    answering(groupGet, () => ({ data: encode(groupGet.data, aGroup({ mine: mine() })) })),
    answering(groupLineSave, async ({ content: { num } }) => {
      asked.push(num)
      if (asked.length === 1) await first.promise
      state.num = Number(num)
      return { data: encode(groupLineSave.data, aGroup({ mine: mine() })) }
    }),
  )
  const { getByRole } = await openGroup()
  const more = getByRole('button', { name: m.ui_increase({ name: 'Egg Tarts, 4' }) })
  for (let taps = 0; taps < 3; taps++) await more.click()
  first.resolve()
  await expect.poll(() => asked).toEqual([2, 4])
})

test('what was not sent as it closed is said, and is in the cart again once it is open', async () => {
  beginVisit(token, aGroup())
  takeAway(tarts)
  const state = { group: aGroup({ state: 'closed' }) }
  gatewayOf(answering(groupGet, () => ({ data: encode(groupGet.data, state.group) })))
  const closed = await openGroup()
  await expect.element(closed.getByText(m.group_left_out({ count: 1, name: 'Ada' }))).toBeVisible()
  expect(cartNow().lines).toEqual([])
  await closed.unmount()
  state.group = aGroup()
  const { getByRole, getByText, address } = await openGroup()
  await expect.element(getByText(m.group_cart_unsent({ count: 1 }))).toBeVisible()
  await getByRole('button', { name: m.group_cart_open() }).click()
  await expect.poll(address).toBe('/orderFood/1?cart=1')
  expect(cartNow().lines.map(({ uid }) => uid)).toEqual([tarts.uid])
})
