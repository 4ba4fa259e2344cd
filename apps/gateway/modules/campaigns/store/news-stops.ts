import type { Database, Rows } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

/** The news that a link stops: those of one channel to one member. */
export type NewsStop = { userId: string; channel: 'sms' | 'email' }

export type NewsStops = {
  /** The tokens of members for a channel, by member; who has none is given one of `fresh`. */
  tokens(rows: Rows, channel: NewsStop['channel'], fresh: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string>>
  find(token: string): Promise<NewsStop | undefined>
}

export function createNewsStops(db: Database): NewsStops {
  return {
    async tokens(rows, channel, fresh) {
      await rows(GIVE, [[...fresh.values()], [...fresh.keys()], channel])
      const found = await rows<{ userId: string; token: string }>(OF, [[...fresh.keys()], channel])
      return new Map(found.map(({ userId, token }) => [userId, token]))
    },
    find: async (token) => (await db.rows<NewsStop>(FIND, [token]))[0],
  }
}

const GIVE = statement(
  'news-stops-give',
  `insert into news_stops (token, user_id, channel) select token, user_id, $3::text from unnest($1::text[], $2::uuid[]) as n (token, user_id) on conflict do nothing`,
)
const OF = statement('news-stops-of', 'select user_id as "userId", token from news_stops where user_id = any($1::uuid[]) and channel = $2')
const FIND = statement('news-stops-find', 'select user_id as "userId", channel from news_stops where token = $1')
