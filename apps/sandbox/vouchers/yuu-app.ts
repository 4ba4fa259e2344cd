import * as v from 'valibot'
import { escapeHtml } from '../escape-html.ts'
import { parse } from '../parse.ts'
import { type HttpRequest, type HttpAnswer } from './api.ts'
import type { PartnerGuests } from './yuu-guests.ts'
import { tokenKinds, type PartnerTokens, type TokenKind } from './yuu-tokens.ts'

const Phone = v.pipe(v.string(), v.regex(/^\d{8}$/))
const Wanted = v.object({ phone: Phone, kind: v.optional(v.picklist(tokenKinds), 'good') })

type YuuAppDeps = { guests: PartnerGuests; tokens: PartnerTokens; harbour: string }
type Answer = HttpAnswer & { headers?: Record<string, string> }

/**
 * The partner's own app, of which only its people would see anything. `GET /app` is a page of controls; `POST /app/login` and `/app/logout`
 * `{ phone }` let somebody in and out, `/app/token { phone, kind? }` tells a token, `/app/open` opens Harbour with it, `/app/rotate` signs with a
 * new key from now on, `/app/replace` also takes the old ones back. `GET /.well-known/jwks.json` publishes the keys. Undefined for anything else.
 */
export function partnerApp({ guests, tokens, harbour }: YuuAppDeps) {
  async function act(path: string, { phone, kind }: { phone: string; kind: TokenKind }): Promise<Answer | undefined> {
    if (path === '/app/login') return { status: 200, body: guests.logIn(phone) }
    if (path === '/app/token') return { status: 200, body: { idtoken: await tokens.issue(phone, kind) } }
    if (path === '/app/logout') {
      guests.logOut(phone)
      return { status: 200, body: {} }
    }
    if (path !== '/app/open') return undefined
    if (!guests.byPhone(phone)) guests.logIn(phone)
    return seeOther(`${harbour}/?idtoken=${await tokens.issue(phone, kind)}`)
  }

  function turn(path: string): Answer | undefined {
    if (path !== '/app/rotate' && path !== '/app/replace') return undefined
    if (path === '/app/rotate') tokens.rotate()
    else tokens.replace()
    return { status: 200, body: {} }
  }

  return async function answer({ method, path, headers, body }: HttpRequest): Promise<Answer | undefined> {
    if (method === 'GET' && path === '/.well-known/jwks.json') return { status: 200, body: await tokens.published() }
    if (method === 'GET' && path === '/app') return { status: 200, body: controls(guests) }
    if (!path.startsWith('/app/')) return undefined
    const form = headers['content-type']?.startsWith('application/x-www-form-urlencoded') ? new URLSearchParams(body) : undefined
    const read = v.safeParse(Wanted, form ? Object.fromEntries(form) : parse(body))
    const done = turn(path) ?? (read.success ? await act(path, read.output) : { status: 400, body: 'eight digits' })
    return form && done?.status === 200 ? seeOther('/yuu/app') : (done ?? { status: 404, body: 'nothing here' })
  }
}

const seeOther = (location: string): Answer => ({ status: 303, body: '', headers: { location } })

const words: Record<TokenKind, string> = {
  good: 'a good token',
  again: 'the last token once more',
  expired: 'a token that has ended',
  audience: 'a token for another shop',
  issuer: 'a token of somebody else',
  key: 'a token that another key has signed',
  kid: 'a token of a key that nobody knows',
  unsigned: 'a token that is not signed',
}

function controls(guests: PartnerGuests): string {
  const kinds = tokenKinds.map((kind) => `<option value="${kind}">${words[kind]}</option>`).join('')
  const everybody = guests
    .all()
    .map(({ phone }) => {
      const whose = `<input type="hidden" name="phone" value="${escapeHtml(phone)}">`
      return `<li><p>${escapeHtml(phone)}</p><form method="post" action="/yuu/app/open">${whose}<label>With <select name="kind">${kinds}</select></label>
<button>Open Harbour as ${escapeHtml(phone)}</button></form><form method="post" action="/yuu/app/logout">${whose}<button>Log out ${escapeHtml(phone)}</button></form></li>`
    })
    .join('\n')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pearl Rewards</title><link rel="icon" href="data:,"><style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 480px; padding: 24px 16px; color: #1d1330; background: #f6f2fb }
h1 { font-size: 24px; margin: 0; color: #6b3fa0 } ul { padding: 0 } li { background: #fff; border-radius: 12px; padding: 12px 16px; margin: 12px 0; list-style: none }
button, input, select { font: inherit; min-height: 44px; border-radius: 12px; border: 1px solid #6b3fa0; padding: 4px 12px; margin: 4px 0; max-width: 100% }
button { background: #6b3fa0; color: #fff }
</style></head><body><main><h1>Pearl Rewards</h1>
<p>The loyalty partner's app, as the sandbox plays it. Whoever is logged in here opens Harbour with a token that is good for five minutes, once.</p>
<form method="post" action="/yuu/app/login"><label>Phone, eight digits <input name="phone" inputmode="numeric" pattern="\\d{8}" required></label> <button>Log in</button></form>
<ul>${everybody}</ul>
<form method="post" action="/yuu/app/rotate"><button>Sign with a new key</button></form>
<form method="post" action="/yuu/app/replace"><button>Replace every key</button></form>
</main></body></html>`
}
