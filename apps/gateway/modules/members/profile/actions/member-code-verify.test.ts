import { memberCodeGet, memberCodeVerify, userDelete } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPassword, newMember } from '../../../../testing/members.fixtures.ts'
import { newTills, taikooShop } from '../../../../testing/orders.fixtures.ts'
import { noon, startGateway, type As } from '../../../../testing/gateway.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
afterAll(gateway.stop)

let till: As | undefined
beforeAll(async () => void ([till] = await newTills(gateway, taikooShop)))

const verify = (code: string, storeId = taikooShop) => gateway.call(memberCodeVerify, { storeId, code }, till)

test('[1.23] a till reads whose code it is: number, first name and points, no phone and no id', async () => {
  const member = await newMember(gateway)
  const { code, memberNo } = await gateway.ask(memberCodeGet, {}, member)
  expect((await verify(code)).data).toEqual({ memberNo, firstName: '嘉敏', points: 320 })
})

test('a code is over a minute after it was shown, with five seconds of grace', async () => {
  const { code } = await gateway.ask(memberCodeGet, {}, await newMember(gateway))
  clock.at += 64_999
  expect(await verify(code)).toMatchObject({ status: 1 })
  clock.at += 1
  expect(await verify(code)).toMatchObject({ status: 301, code: 'MEMBER_CODE_INVALID' })
})

test('a code that was touched, made up, or of an account that is gone is none', async () => {
  const member = await newMember(gateway)
  const { code } = await gateway.ask(memberCodeGet, {}, member)
  const bytes = Buffer.from(code.slice(5), 'base64url')
  for (let at = 0; at < bytes.length; at++) {
    const touched = Buffer.from(bytes)
    touched[at] = (touched[at] ?? 0) ^ 1
    expect(await verify(`HBM1.${touched.toString('base64url')}`)).toMatchObject({ code: 'MEMBER_CODE_INVALID' })
  }
  for (const other of ['', 'HBM1.', member.userId, 'x'.repeat(200)])
    expect(await verify(other)).toMatchObject({ code: 'MEMBER_CODE_INVALID' })
  await gateway.ask(userDelete, { password: goodPassword }, member)
  expect(await verify(code)).toMatchObject({ code: 'MEMBER_CODE_INVALID' })
})

test('only a till reads codes, for its own shop', async () => {
  const member = await newMember(gateway)
  const { code } = await gateway.ask(memberCodeGet, {}, member)
  expect(await gateway.call(memberCodeVerify, { storeId: taikooShop, code }, member)).toMatchObject({ status: 2, code: 'SECRET_KEY' })
  expect(await verify(code, '3102')).toMatchObject({ code: 'STORE_UNKNOWN' })
})

test.each([{ storeId: taikooShop }, { storeId: taikooShop, code: 'x'.repeat(201) }, { code: 'x' }])(
  'a malformed content is turned away: %j',
  async (content) => {
    expect(await gateway.call(memberCodeVerify, content, till)).toMatchObject({ code: 'CONTENT_INVALID' })
  },
)
