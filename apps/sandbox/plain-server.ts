import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http'
import { hearOwnHosts } from './own-host.ts'

/** An answer of one of the sandbox's services; without a type it is plain text, with a location it leads there, with a cookie it sets that. */
export type HttpAnswer = {
  status: number
  body: string | Buffer
  type?: string
  location?: string | undefined
  cookie?: string | undefined
}

type Manner = { /** The answer where the usual one throws. */ broken?: HttpAnswer; headers?: OutgoingHttpHeaders }

/** A server that answers each request with one text, kept by nobody, or cuts it off; its pages run nothing, unless `headers` say otherwise. */
export function plainServer(
  answer: (request: IncomingMessage) => Promise<HttpAnswer | 'cut'>,
  { broken = sorry, headers = {} }: Manner = {},
): Server {
  return createServer(
    hearOwnHosts((request, response) => {
      void answer(request)
        .catch(() => broken)
        .then((said) => {
          if (said === 'cut') return void request.socket.destroy()
          const { status, body, type = 'text/plain', location, cookie } = said
          const content = {
            'content-type': `${type}; charset=utf-8`,
            ...(location && { location }),
            ...(cookie && { 'set-cookie': cookie }),
          }
          response.writeHead(status, { ...careful, ...headers, ...content })
          response.end(body)
        })
    }),
  )
}

const sorry: HttpAnswer = { status: 500, body: 'something went wrong' }

const careful = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'`,
  'x-content-type-options': 'nosniff',
}
