import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http'

/** What one of the sandbox's services says; without a type it is plain text. */
export type Said = { status: number; body: string | Buffer; type?: string }

type Manner = { /** What is said where the answer throws. */ broken?: Said; headers?: OutgoingHttpHeaders }

/** A server that answers each request with one text, kept by nobody; its pages run nothing, unless `headers` say otherwise. */
export function plainServer(answer: (request: IncomingMessage) => Promise<Said>, { broken = sorry, headers = {} }: Manner = {}): Server {
  return createServer((request, response) => {
    void answer(request)
      .catch(() => broken)
      .then(({ status, body, type = 'text/plain' }) => {
        response.writeHead(status, { ...careful, ...headers, 'content-type': `${type}; charset=utf-8` })
        response.end(body)
      })
  })
}

const sorry: Said = { status: 500, body: 'something went wrong' }

const careful = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'`,
  'x-content-type-options': 'nosniff',
}
