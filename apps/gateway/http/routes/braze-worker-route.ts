import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../platform/settings/settings.ts'

/** Serves Braze's worker where its notifications are its own; it stands beside ours, in a folder of its own: it is Braze's script, and may talk to Braze alone. */
export function addBraze(app: FastifyInstance, { frontConfig: { brazeEndpoint, brazeSdkUrl } }: Pick<Settings, 'frontConfig'>): void {
  if (brazeSdkUrl === '') return
  const worker = new URL('service-worker.js', brazeSdkUrl)
  const policy = `default-src 'none'; script-src ${worker.origin}; connect-src ${worker.origin} ${new URL(brazeEndpoint).origin}`
  app.get('/braze/service-worker.js', (_request, reply) =>
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(`importScripts(${JSON.stringify(worker.href)})\n`),
  )
}
