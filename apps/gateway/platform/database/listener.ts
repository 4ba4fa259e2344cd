import pg from 'pg'
import type { Log } from '../log.ts'

export type ListenerOptions = {
  url: string
  log: Log
  /** The receiver of each channel's notices. */
  channels: Record<string, (payload: string) => void>
  /** Called whenever listening begins again: what was said in between has not been heard. */
  onGap: () => void
}

const firstPause = 200
const longestPause = 5000
const pingEvery = 15_000

/** The one connection of this process that LISTENs. It comes back by itself, and says that there was a gap. */
export async function listen(options: ListenerOptions): Promise<{ stop: () => Promise<void> }> {
  let stopped = false
  let client = await connect(options, lost)
  const ping = setInterval(() => void client.query('select 1').catch(() => client.end().catch(() => {})), pingEvery)
  ping.unref()
  return {
    async stop() {
      stopped = true
      clearInterval(ping)
      await client.end()
    },
  }

  function lost() {
    if (!stopped) void comeBack()
  }

  async function comeBack() {
    options.log.warn({ live: 'the listening connection is lost' })
    for (let pause = firstPause; !stopped; pause = Math.min(pause * 2, longestPause)) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      const again = await connect(options, lost).catch(() => undefined)
      if (!again) continue
      client = again
      if (stopped) return client.end()
      options.log.info({ live: 'listening again' })
      return options.onGap()
    }
  }
}

async function connect({ url, channels }: ListenerOptions, lost: () => void): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, query_timeout: 5000, application_name: 'harbour live' })
  client.on('error', () => {}) // 'end' follows, and that is where we come back
  client.on('notification', ({ channel, payload = '' }) => channels[channel]?.(payload))
  await client.connect()
  await client.query(
    Object.keys(channels)
      .map((channel) => `listen ${client.escapeIdentifier(channel)}`)
      .join(';'),
  )
  client.once('end', lost)
  return client
}
