import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A road to a database on which everything can come to a stand, as before a server that hangs: connections open, and nothing is answered. */
export async function openFreezableProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const ends: Socket[] = []
  let frozen = false
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    ends.push(near, far)
    for (const end of [near, far]) end.on('error', () => {}).on('close', () => [near, far].forEach((each) => each.destroy()))
    near.pipe(far)
    far.pipe(near)
    if (frozen) [near, far].forEach((end) => end.pause())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(databaseUrl)
  url.port = String(typeof address === 'object' ? address?.port : 0)
  const each = (operation: 'pause' | 'resume' | 'destroy') => ends.forEach((end) => end[operation]())
  return {
    url: url.href,
    freeze() {
      frozen = true
      each('pause')
    },
    thaw() {
      frozen = false
      each('resume')
    },
    close() {
      server.close()
      each('destroy')
    },
  }
}
