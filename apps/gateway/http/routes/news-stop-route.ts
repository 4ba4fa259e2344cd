import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../../context.ts'
import { inlineSource } from '../headers.ts'
import { newsConsents } from '../../modules/members/profile/news-consents.ts'

type StopDeps = Pick<Context, 'newsStops' | 'members' | 'clock'>
type StopRequest = { Params: { token: string } }

const switches = { sms: 'newsBySms', email: 'newsByEmail' } as const
const names = { sms: ['短訊', 'SMS'], email: ['電郵', 'email'] } as const

/**
 * The page on which a member stops news of one channel without signing in; the link to it stands in each such message. It is asked once more, since mail programs follow links to see
 * where they lead. Nothing on it says whose it is.
 */
export function addNewsStop(app: FastifyInstance, { newsStops, members, clock }: StopDeps): void {
  app.get<StopRequest>('/stop/:token', async ({ params }, reply) => {
    const stop = await newsStops.find(params.token)
    if (!stop) return send(reply.code(404), unknown)
    const [tc, en] = names[stop.channel]
    return send(reply, [
      `<h1 lang="zh-Hant-HK">不再接收海港的${tc}優惠？</h1><p lang="en">No more offers from Harbour by ${en}?</p>`,
      `<form method="post"><button type="submit">不再接收 <span lang="en">Stop them</span></button></form>`,
      `<p lang="zh-Hant-HK">訂單的訊息不受影響。<span lang="en">Messages about your orders still come.</span></p>`,
    ])
  })
  app.post<StopRequest>('/stop/:token', async ({ params }, reply) => {
    const stop = await newsStops.find(params.token)
    const member = stop && (await members.find(stop.userId))
    if (!stop || !member) return send(reply.code(404), unknown)
    const change = { [switches[stop.channel]]: false }
    if (member[switches[stop.channel]]) await members.change(stop.userId, change, newsConsents(change, clock.now()))
    const [tc, en] = names[stop.channel]
    return send(reply, [
      `<h1 lang="zh-Hant-HK">已取消${tc}優惠。</h1><p lang="en">You will get no more offers by ${en}.</p>`,
      `<p lang="zh-Hant-HK">想再次接收，可於「我的」→「個人資料」開啟。<span lang="en">You can ask for them again in your account.</span></p>`,
    ])
  })
}

const unknown = [
  `<h1 lang="zh-Hant-HK">連結已失效。</h1><p lang="en">This link is not good any more.</p>`,
  `<p lang="zh-Hant-HK">可於「我的」→「個人資料」更改。<span lang="en">You can change what you receive in your account.</span></p>`,
]

const style = `:root{color-scheme:light dark}body{font:17px/1.5 system-ui,sans-serif;max-width:32rem;margin:12vh auto 0;padding:0 20px}h1{font-size:22px;line-height:1.3}button{font:600 17px/1 system-ui,sans-serif;min-height:48px;padding:0 22px;border:0;border-radius:24px;background:#c8102e;color:#fff}`

function send(reply: FastifyReply, parts: readonly string[]): FastifyReply {
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src ${inlineSource(style)}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    )
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="zh-Hant-HK"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>海港 Harbour</title><style>${style}</style></head><body><main>${parts.join('')}</main></body></html>`,
    )
}
