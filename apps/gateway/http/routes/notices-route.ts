import type { FastifyInstance } from 'fastify'
import { sendFile, type WebBuild } from './web-build.ts'

/** Says whose work is in what is served, and under which licences: the list that the build has made. */
export function addNotices(app: FastifyInstance, build: Pick<WebBuild, 'files'> | undefined): void {
  const notices = build?.files.get('/notices.txt')
  if (notices) app.get('/notices', (request, reply) => sendFile(request, reply, notices))
}
