import { brandIds } from '@harbour/rules'
import * as v from 'valibot'
import { sendRequest, type HttpRequest } from '../http-request.ts'
import type { VendorConnection } from './vendor-connection.ts'
import { currentOutcome, vendorOperations } from './vendor-operations.ts'
import { eachOnce } from './vendor-fields.ts'
import type { VendorOutcome } from './vendor-outcomes.ts'
import type { LoyaltyPartner, VendorWho } from '../../modules/vouchers/voucher-vendor.ts'
import { tokenReader, type TokenSettings } from './yuu-token.ts'
import { YuuVoucher, yuuState, yuuVoucher } from './yuu-voucher.ts'

export type YuuSettings = TokenSettings & { url: string; appUrl: string; client: string; secret: string }

const Answer = v.object({ resultCode: v.string(), resultBody: v.unknown() })
const List = v.object({ voucherList: v.array(v.unknown()) })
const One = v.object({ voucher: YuuVoucher })
const Login = v.object({ yuuToken: v.string() })
const Guest = v.object({ phone: v.pipe(v.string(), v.regex(/^\d{8}$/)), guestKey: v.string(), token: v.string(), cardNo: v.string() })
const Address = v.object({ type: v.string(), address2: v.string(), region: v.string(), postalCode: v.string() })
const Profile = v.object({
  cardNo: v.string(),
  memberProfileList: v.array(v.object({ phoneNo: v.string(), addresses: v.array(Address) })),
})
const loggedOut = 'E403'
const words: Record<string, VendorOutcome> = {
  S0000: 'done',
  S0001: 'done',
  V404: 'absent',
  V409: 'taken',
  V410: 'used',
  V411: 'ended',
  V412: 'ended',
  V413: 'late',
}
const verbs = { hold: 'lock', commit: 'use', release: 'unlock', reverse: 'refund' }

/** The loyalty partner: its server knows ours by an id and a secret, and its guests by the key that its own app gives them. */
export function yuuPartner({ url, appUrl, client, secret, ...tokens }: YuuSettings, line: VendorConnection): LoyaltyPartner {
  const { clock, patienceMs } = line
  async function ask(path: string, { headers, ...request }: Omit<HttpRequest, 'provider' | 'url'> = {}) {
    const known = { 'x-client-id': client, 'x-client-secret': secret, ...headers }
    const asked = { ...request, provider: 'yuu', url: `${url}${path}`, headers: known } as const
    const reply = await sendRequest(asked, AbortSignal.timeout(patienceMs))
    const answer = v.safeParse(Answer, reply?.body)
    return {
      status: reply?.status,
      code: answer.success ? answer.output.resultCode : '',
      body: answer.success ? answer.output.resultBody : null,
    }
  }

  const operations = vendorOperations(clock, async (operation, { code, key }, seconds) => {
    const body = JSON.stringify({ txnId: key, ...(operation === 'hold' ? { lockSeconds: seconds } : {}) })
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body } as const
    return words[(await ask(`/vouchers/${encodeURIComponent(code)}/${verbs[operation]}`, request)).code] ?? 'unknown'
  })

  return {
    channel: 'YUU',
    appUrl,
    async list({ guestKey, brand }) {
      if (guestKey === undefined) return 'loggedOut'
      const { status, code, body } = await ask(`/vouchers?region=${brand === brandIds.hongKong ? 'HK' : 'MO'}`, {
        headers: { 'x-guest-key': guestKey },
      })
      if (status === 403) return 'keyLost'
      if (code === loggedOut) return 'loggedOut'
      const list = v.safeParse(List, body)
      return list.success ? { vouchers: eachOnce(list.output.voucherList.flatMap(yuuVoucher)) } : 'unknown'
    },
    async check(code) {
      const { code: result, body } = await ask(`/vouchers/${encodeURIComponent(code)}`)
      const one = v.safeParse(One, body)
      return currentOutcome(words[result] ?? 'unknown', one.success ? yuuState(one.output.voucher) : undefined)
    },
    ...operations,
    async login(who) {
      // A visitor's made-up phone must never be somebody else's there.
      if (!who.phone.startsWith('+')) return 'loggedOut'
      const { code, body } = await ask(`/login-status?phone=${encodeURIComponent(partnerPhone(who))}`)
      const login = v.safeParse(Login, body)
      return login.success ? { token: login.output.yuuToken } : code === loggedOut ? 'loggedOut' : 'unknown'
    },
    readToken: tokenReader(tokens, line),
    async guest(subject) {
      const { code, body } = await ask(`/guests/${encodeURIComponent(subject)}`)
      const guest = v.safeParse(Guest, body)
      return guest.success ? guest.output : code === loggedOut ? 'loggedOut' : 'unknown'
    },
    async profile(token) {
      const { code, body } = await ask('/profile', { headers: { 'x-yuu-token': token } })
      const profile = v.safeParse(Profile, body)
      if (!profile.success) return code === loggedOut ? 'loggedOut' : 'unknown'
      return { cardNo: profile.output.cardNo, members: profile.output.memberProfileList }
    },
  }
}

/** The partner knows a phone without its country's first four characters, `+852` (spec 5.8). */
const partnerPhone = ({ phone }: VendorWho) => phone.slice(4)
