import { randomUUID } from 'node:crypto'
import {
  bindAccessCode,
  captchaGet,
  captchaVerify,
  getUserByExtUserId,
  informationDetailGet,
  login,
  register,
  registerSms,
  registerVerifySms,
  type Answer,
} from '@harbour/protocol'
import type { As, TestGateway } from './gateway.ts'

export const goodPassword = 'Harbour#2026'

/** A mobile number of Hong Kong that no other test has. */
export function freshPhone(): string {
  return `+8526${String(1_000_000 + ++phones)}`
}
let phones = 0

/** The movement of a hand that puts a slice at a place: it starts at the left, hurries, and slows down. */
export function handTo(x: number): { x: number; t: number }[] {
  return [0, 0.1, 0.35, 0.7, 0.92, 1].map((part, at) => ({ x: Math.round(x * part), t: at * 60 + at * at * 3 }))
}

/** The place of a puzzle's slice: the tests look into the database, as no guest can. */
export async function placeOf(gateway: TestGateway, captchaId: string): Promise<number> {
  const find = { name: '', text: 'select x from puzzles where puzzle_id = $1' }
  const [puzzle] = await gateway.context.db.rows<{ x: number }>(find, [captchaId])
  if (!puzzle) throw new Error('there is no such puzzle')
  return puzzle.x
}

/** The token of a puzzle that was solved on a device. */
export async function solvedPuzzle(gateway: TestGateway, as: As): Promise<string> {
  const { captchaId } = await gateway.ask(captchaGet, {}, as)
  const x = await placeOf(gateway, captchaId)
  return (await gateway.ask(captchaVerify, { captchaId, way: 'drag', x, track: handTo(x) }, as)).captchaToken
}

/** The code of the last message to a phone or mailbox. */
export function codeSentTo(gateway: TestGateway, to: string): string {
  const message = gateway.sent.findLast((each) => each.to === to)
  const [code] = /\d{6}/.exec(message?.text ?? '') ?? []
  if (code === undefined) throw new Error(`no code went to ${to}`)
  return code
}

/** The proof of a phone for joining. */
export async function provedPhone(gateway: TestGateway, phone: string, as: As): Promise<string> {
  const { smsId } = await gateway.ask(registerSms, { phone, captchaToken: await solvedPuzzle(gateway, as) }, as)
  return (await gateway.ask(registerVerifySms, { smsId, code: codeSentTo(gateway, phone) }, as)).proof
}

/** The form that somebody fills in to join, everything but the proof. */
export async function joiningForm(gateway: TestGateway) {
  const [agreement, privacy] = await Promise.all(
    ['agreement', 'privacy'].map(async (informationId) => (await gateway.ask(informationDetailGet, { informationId })).version),
  )
  return {
    password: goodPassword,
    email: `kaman-${randomUUID()}@example.com`,
    titlesCode: 'U02',
    firstName: '嘉敏',
    lastName: '陳',
    agreed: { agreement, privacy },
  }
}

/** Binds a fresh key with an access code on its device. */
export async function boundKey(
  gateway: TestGateway,
  { userId, accessCode }: { userId: string; accessCode: string },
  as: As,
): Promise<string> {
  const { secretKey } = await gateway.ask(getUserByExtUserId, { extUserId: userId, phone: '' }, as)
  await gateway.ask(bindAccessCode, { secretKey, accessCode }, as)
  return secretKey
}

export type NewMember = As & Answer<typeof register> & { key: string; deviceId: string; email: string }

/** Somebody who has just joined, with a bound session on a device of their own. `more` goes over the form's fields. */
export async function newMember(gateway: TestGateway, more: object = {}, from: As = {}): Promise<NewMember> {
  const as = { deviceId: randomUUID(), ...from }
  const form = { ...(await joiningForm(gateway)), ...more }
  const phone = freshPhone()
  const joined = await gateway.ask(register, { ...form, proof: await provedPhone(gateway, phone, as) }, as)
  return { ...as, ...joined, email: form.email, key: await boundKey(gateway, joined, as) }
}

/** The same member on another device. */
export async function alsoOn(
  gateway: TestGateway,
  { phone }: { phone: string },
  as: As & { deviceId: string },
): Promise<As & { key: string }> {
  const captchaToken = await solvedPuzzle(gateway, as)
  const signedIn = await gateway.ask(login, { account: phone, password: goodPassword, captchaToken }, as)
  return { ...as, key: await boundKey(gateway, signedIn, as) }
}
