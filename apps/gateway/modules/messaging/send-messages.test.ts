import { randomUUID } from 'node:crypto'
import { passwordForget, registerSms, userDelete } from '@harbour/protocol'
import { afterAll, afterEach, expect, test } from 'vitest'
import { createCarriers } from '../../adapters/messaging/carriers.ts'
import { freshPhone, goodPassword, newMember } from '../../testing/members.fixtures.ts'
import { noon, startGateway } from '../../testing/gateway.ts'
import { hearNotices } from '../../testing/notices.ts'
import type { Message } from '../members/auth/messenger.ts'
import { sendMessages } from './send-messages.ts'

let now = noon
let fails = false
const carried: Message[] = []
const carrier = async (message: Message) => {
  if (fails) throw new Error('the carrier is away')
  carried.push(message)
}
const logged: object[] = []
const gateway = await startGateway({
  clock: { now: () => now },
  instead: { carryMessage: createCarriers({ sms: carrier, email: carrier }, 2) },
})
const log = { ...gateway.context.log, warn: (line: object) => void logged.push(line) } as typeof gateway.context.log // only its warnings are asked for
afterAll(gateway.stop)
afterEach(async () => {
  fails = false
  carried.length = 0
  logged.length = 0
  await gateway.context.db.rows({ name: '', text: 'delete from outgoing_messages' })
})

const waiting = () => gateway.context.db.rows<{ target: string }>({ name: '', text: 'select target from outgoing_messages' })
const round = () => sendMessages.round({ ...gateway.context, log })

const later = (seconds: number) => (now += seconds * 1000)

/** A code for a new phone: written, and not yet on its way. */
async function codeFor(phone = freshPhone()): Promise<string> {
  await gateway.ask(registerSms, { phone }, { deviceId: randomUUID() })
  return phone
}

test('a message is written with its code, leaves once though two look for it, and is erased', async () => {
  const phone = await codeFor()
  expect(await waiting()).toEqual([{ target: phone }])
  await Promise.all([round(), round()])
  expect(carried).toMatchObject([{ channel: 'sms', to: phone, text: expect.stringMatching(/\d{6}/) }])
  expect(await waiting()).toEqual([])
})

test('every process is told of it once it is true', async () => {
  const told: string[] = []
  const channels = { outgoing: (payload: string) => void told.push(payload) }
  const listener = await hearNotices(gateway.context, channels)
  await codeFor()
  await expect.poll(() => told, { interval: 5 }).toEqual(['messages'])
  await listener.stop()
})

test('a code that cannot be kept sends no message', async () => {
  const { codes, messenger } = gateway.context
  const target = freshPhone()
  const terms = { userId: null, at: now, until: now + 1000 }
  const code = {
    codeId: 'twice',
    purpose: 'check',
    deviceId: randomUUID(),
    target,
    userId: null,
    codeHash: Buffer.alloc(1),
    sentAt: now,
    expiresAt: now,
  } as const
  await codes.keep(code, async () => {})
  await expect(codes.keep(code, (rows) => messenger.send(rows, { channel: 'sms', to: target, text: '' }, terms))).rejects.toThrow()
  expect(await waiting()).toEqual([])
})

test('a carrier that stands still is asked again after growing pauses; nothing of the message is in the log', async () => {
  fails = true
  const phone = await codeFor()
  await round()
  later(1)
  await round()
  expect(logged).toEqual([{ message: 'sms', attempt: 1, fault: 'Error' }])
  later(1)
  await round()
  fails = false
  later(3)
  await round()
  expect(carried).toEqual([])
  later(1)
  await round()
  expect(carried).toMatchObject([{ to: phone }])
  expect(await waiting()).toEqual([])
})

test('what nobody can use any more is erased, and never sent', async () => {
  await codeFor()
  later(10 * 60)
  await round()
  expect([carried, await waiting()]).toEqual([[], []])
  fails = true
  await codeFor()
  later(10 * 60 - 1)
  await round()
  expect(await waiting()).toEqual([])
})

test('a message that a killed process had in hand is sent by the next one', async () => {
  const phone = await codeFor()
  const { outgoingMessages } = gateway.context
  expect(await outgoingMessages.claim({ now, until: now + 30_000, most: 20 })).toMatchObject([{ target: phone }])
  await round()
  expect(carried).toEqual([])
  later(30)
  await round()
  expect(carried).toMatchObject([{ to: phone }])
})

test('a message to nobody is written, taken in hand and erased as any other, and carried nowhere', async () => {
  const phone = freshPhone()
  await gateway.ask(passwordForget, { account: phone }, { deviceId: randomUUID() })
  expect(await waiting()).toEqual([{ target: phone }])
  await round()
  expect([carried, await waiting()]).toEqual([[], []])
})

test('[1.23] who is forgotten has no message waiting', async () => {
  const member = await newMember(gateway)
  await gateway.ask(passwordForget, { account: member.phone }, { deviceId: randomUUID() })
  expect((await waiting()).map(({ target }) => target)).toContain(member.phone)
  await gateway.ask(userDelete, { password: goodPassword }, member)
  expect((await waiting()).map(({ target }) => target)).not.toContain(member.phone)
})
