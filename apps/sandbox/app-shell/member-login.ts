import * as v from 'valibot'
import { workedOut } from './bot-check.ts'

const Reply = v.object({ status: v.number(), msg: v.string(), code: v.optional(v.string()), data: v.unknown() })
const Sent = v.object({ smsId: v.string() })
const Token = v.object({ captchaToken: v.string() })
const SignedIn = v.object({ userId: v.string(), phone: v.string(), accessCode: v.string() })
const Messages = v.array(v.object({ to: v.string(), text: v.string() }))

/** The app's guest, as it tells the pages that it opens. */
export type AppParams = v.InferOutput<typeof SignedIn> & { brand: number; deviceId: string }
export type MemberLogin = { phone: string; password: string; brand: number; deviceId: string }

/** A refusal of the gateway, in its own words. */
export class Refused extends Error {}

type MemberLoginDeps = { gatewayUrl: string; base: string; outboxUrl: string }

/** Logs a member in as any app does: by a code to their phone, which this one reads in the outbox, and their password. */
export async function logIn(
  { phone, password, brand, deviceId }: MemberLogin,
  { gatewayUrl, base, outboxUrl }: MemberLoginDeps,
): Promise<AppParams> {
  async function call(action: string, fields: object): Promise<unknown> {
    const form = new FormData()
    form.set('actionName', action)
    form.set('content', JSON.stringify({ ...fields, brand, deviceId, language: 2 }))
    form.set('system', 'APP')
    const said = await fetch(`${gatewayUrl}${base}/UserUnify?_name=${action}`, { method: 'POST', body: form })
    const { status, msg, code, data } = v.parse(Reply, await said.json())
    if (code === 'BOT_CHECK_REQUIRED' && !('botCheck' in fields)) return call(action, { ...fields, botCheck: workedOut(data) })
    if (status !== 1) throw new Refused(msg)
    return data
  }
  const messages = async () => v.parse(Messages, await (await fetch(`${outboxUrl}/messages`)).json()).filter(({ to }) => to === phone)

  const had = (await messages()).length
  const { smsId } = v.parse(Sent, await call('candao.member.captchaSms', { account: phone, password }))
  const code = await codeIn(messages, had)
  const check = await call('candao.member.captchaVerify', { captchaId: smsId, way: 'code', code })
  const { captchaToken } = v.parse(Token, check)
  const { userId, accessCode, ...member } = v.parse(SignedIn, await call('candao.member.login', { account: phone, password, captchaToken }))
  return { userId, phone: member.phone, accessCode, brand, deviceId }
}

/** The code in the next message after so many; the gateway sends it in its own time. */
async function codeIn(messages: () => Promise<{ text: string }[]>, had: number): Promise<string> {
  for (let looks = 0; looks < 100; looks++) {
    const all = await messages()
    const code = all.length > had ? /\b\d{6}\b/.exec(all[0]?.text ?? '')?.[0] : undefined
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Refused('No code has come to this phone.')
}
