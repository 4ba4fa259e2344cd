// The peer: a bare node:http server that answers one file's bytes and headers, and nothing else.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const body = readFileSync(process.env.BARE_BODY ?? '')
const headers = JSON.parse(process.env.BARE_HEADERS ?? '{}') as Record<string, string>

createServer((request, response) => {
  request.resume()
  response.writeHead(200, { ...headers, 'content-length': body.length })
  response.end(body)
}).listen(Number(process.env.PORT), '127.0.0.1')

process.once('SIGTERM', () => process.exit(0))
