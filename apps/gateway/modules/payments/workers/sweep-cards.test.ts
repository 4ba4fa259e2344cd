import { randomUUID } from 'node:crypto'
import { cardBind, cardGet, cardRemove, dataExport, userDelete } from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import { afterAll, afterEach, expect, test } from 'vitest'
import { bindCard, newCard, providersAt, tasksLeft } from '../../../testing/cards.fixtures.ts'
import { goodPassword, newMember } from '../../../testing/members.fixtures.ts'
import { newPaymentRequest } from '../../../testing/payment-requests.fixtures.ts'
import { startPaySandbox } from '../../../testing/payments-sandbox.ts'
import { noon, startGateway } from '../../../testing/gateway.ts'
import { sweepCards } from './sweep-cards.ts'

const sandbox = await startPaySandbox()
const clock = { at: noon, now: () => clock.at }
const providers = await providersAt(sandbox, clock)
const gateway = await startGateway({ clock, instead: { providers } })
afterAll(async () => {
  await gateway.stop()
  sandbox.stop()
})
afterEach(async () => {
  clock.at = noon
  await sandbox.calm()
  await gateway.context.db.rows({ name: '', text: 'delete from card_tasks' })
})

/** One round. */
const sweep = () => sweepCards.round(gateway.context)
const later = (minutes: number) => (clock.at = addMinutes(noon, minutes))

/** Says whether the provider still takes payments by a card. */
async function keeps(ref: string | null | undefined): Promise<boolean> {
  const [provider] = providers.all
  if (!provider) throw new Error('there is a provider')
  const started = await provider.start(newPaymentRequest({ key: randomUUID(), savedCard: ref ?? '' }))
  return typeof started === 'object' && 'page' in started
}
const refOf = async (userId: string) => (await gateway.context.cards.of(userId))?.ref

test('[1.20] a card that its provider did not remove is removed later, after ever longer waits', async () => {
  const member = await newMember(gateway)
  const { cardId } = await bindCard(gateway, sandbox, member)
  const ref = await refOf(member.userId)
  await sandbox.suffer({ kind: 'broken', times: 2, on: ['remove'] })
  await gateway.ask(cardRemove, { cardId }, member)
  expect(await keeps(ref)).toBe(true)
  await sweep()
  expect(await tasksLeft(gateway)).toMatchObject([{ tries: 0 }])
  later(1)
  await sweep()
  expect(await tasksLeft(gateway)).toMatchObject([{ tries: 1, ref }])
  later(2.9)
  await sweep()
  expect(await tasksLeft(gateway)).toMatchObject([{ tries: 1 }])
  later(3)
  await sweep()
  expect(await tasksLeft(gateway)).toEqual([])
  expect(await keeps(ref)).toBe(false)
})

test('[1.20] what was saved for somebody who never heard of it is removed once its token is over', async () => {
  const member = await newMember(gateway)
  const card = await newCard(sandbox)
  await sandbox.suffer({ kind: 'cut-after', times: 1, on: ['save'] })
  expect(await gateway.call(cardBind, card, member)).toMatchObject({ code: 'CARD_UNSURE' })
  later(29)
  await sweep()
  expect(await tasksLeft(gateway)).toMatchObject([{ state: 'saving', tries: 0 }])
  await sandbox.suffer({ kind: 'broken', times: 1, on: ['remove'] })
  later(30)
  await sweep()
  const [task] = await tasksLeft(gateway)
  expect(task).toMatchObject({ state: 'removing', ref: expect.stringMatching(/^card_/) })
  expect(await keeps(task?.ref)).toBe(true)
  later(32)
  await sweep()
  expect(await tasksLeft(gateway)).toEqual([])
  expect(await keeps(task?.ref)).toBe(false)
})

test('who comes back in time has the card, and the sweeper has nothing to do', async () => {
  const member = await newMember(gateway)
  const card = await newCard(sandbox)
  await sandbox.suffer({ kind: 'cut-after', times: 1, on: ['save'] })
  await gateway.call(cardBind, card, member)
  await gateway.ask(cardBind, card, member)
  later(31)
  await sweep()
  expect((await gateway.ask(cardGet, {}, member)).cards).toMatchObject([{ last4: '4242' }])
  expect(await keeps(await refOf(member.userId))).toBe(true)
})

test('a tap that came too late and died leaves the card to whoever has it', async () => {
  const member = await newMember(gateway)
  const card = await newCard(sandbox)
  await sandbox.suffer({ kind: 'cut-after', times: 1, on: ['save'] })
  await gateway.call(cardBind, card, member)
  const [task] = await gateway.context.db.rows<{ task_key: string; provider: string; token: string }>({
    name: '',
    text: 'select * from card_tasks',
  })
  await gateway.ask(cardBind, card, member)
  if (!task) throw new Error('there was a task')
  await gateway.context.cardTasks.begin({ key: task.task_key, provider: task.provider, token: task.token, tryAt: noon })
  await sweep()
  expect(await tasksLeft(gateway)).toEqual([])
  expect(await keeps(await refOf(member.userId))).toBe(true)
})

test('where the provider saved nothing there is nothing to remove', async () => {
  const member = await newMember(gateway)
  await sandbox.suffer({ kind: 'broken', times: 1, on: ['save'] })
  const card = { ...(await newCard(sandbox)), token: 'tok_nobody' }
  expect(await gateway.call(cardBind, card, member)).toMatchObject({ code: 'CARD_UNSURE' })
  later(30)
  await sweep()
  expect(await tasksLeft(gateway)).toEqual([])
})

test('[1.23] the card of a deleted account is removed at its provider, and its holder is in no table', async () => {
  const member = await newMember(gateway)
  await bindCard(gateway, sandbox, member)
  const ref = await refOf(member.userId)
  await gateway.ask(userDelete, { password: goodPassword }, member)
  expect(await refOf(member.userId)).toBeUndefined()
  expect(await tasksLeft(gateway)).toMatchObject([{ state: 'removing', ref }])
  await sweep()
  expect(await tasksLeft(gateway)).toEqual([])
  expect(await keeps(ref)).toBe(false)
})

test('a card that is saved while its account is being deleted is kept for nobody', async () => {
  const member = await newMember(gateway)
  const card = await newCard(sandbox)
  await Promise.all([gateway.call(cardBind, card, member), gateway.call(userDelete, { password: goodPassword }, member)])
  expect(await refOf(member.userId)).toBeUndefined()
  for (const { state } of await tasksLeft(gateway)) expect(state).toBe('removing')
})

test('[1.23] an export names the card as it is shown, and not what its provider calls it', async () => {
  const member = await newMember(gateway)
  await bindCard(gateway, sandbox, member)
  const { json } = await gateway.ask(dataExport, {}, member)
  expect(JSON.parse(json)).toMatchObject({
    card: { network: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2034, holder: 'CHAN KA MAN', savedAt: '2026/11/20 12:00:00' },
  })
  expect(json).not.toContain((await refOf(member.userId)) ?? 'card_')
})
