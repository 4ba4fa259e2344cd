import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { brandOfShop } from '../brands.ts'

const Reply = v.object({ status: v.number(), code: v.optional(v.string()), data: v.unknown() })
const Visitor = v.object({ userId: v.string(), phone: v.string(), accessCode: v.string() })
const Opened = v.object({ secretKey: v.string() })

/** A refusal of the gateway, by its code. */
export class Refused extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** A guest of a shop: each call is made in their name. */
export type Guest = { call(action: string, content?: object, gateway?: 'Action' | 'UserUnify'): Promise<unknown> }
export type GatewayAddress = { gatewayUrl: string; base: string }

const timeoutMs = 30_000

/** A guest whom nobody knows, on a phone of their own, as the web app lets one in: a visitor, a secret key, and the binding of the two. */
export async function newGuest(storeId: string, { gatewayUrl, base }: GatewayAddress): Promise<Guest> {
  const deviceId = randomUUID()
  let key = ''
  const guest: Guest = {
    async call(action, content = {}, gateway = 'Action') {
      const form = new FormData()
      form.set('actionName', action)
      form.set('content', JSON.stringify({ ...content, brand: brandOfShop(storeId), deviceId, language: 1 }))
      form.set('key', key)
      form.set('system', 'WEB')
      const said = await fetch(`${gatewayUrl}${base}/${gateway}?_name=${action}`, {
        method: 'POST',
        body: form,
        signal: AbortSignal.timeout(timeoutMs),
      })
      const { status, code, data } = v.parse(Reply, await said.json())
      if (status !== 1) throw new Refused(code ?? String(status))
      return data
    },
  }
  const { userId, phone, accessCode } = v.parse(Visitor, await guest.call('candao.user.getOrCreateVisitor'))
  const { secretKey } = v.parse(Opened, await guest.call('candao.user.getUserByExtUserId', { extUserId: userId, phone }))
  await guest.call('candao.member.bindAccessCode', { secretKey, accessCode }, 'UserUnify')
  key = secretKey
  return guest
}
