import type { CoveredShops, Instant } from '@harbour/rules'
import type { Database } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

/** A member, unmasked: they go out through `supportMember` alone. */
export type FoundMember = {
  userId: string
  memberNo: string
  firstName: string
  lastName: string
  phone: string
  email: string
  joinedAt: Instant
}

export type SupportMembers = {
  /** Members by whole values: one of these phones, an email in small letters, or a member number. */
  search(query: { phones: readonly string[]; email: string; memberNo: string }, reach: CoveredShops): Promise<FoundMember[]>
  find(userId: string, reach: CoveredShops): Promise<FoundMember | undefined>
}

const columns = `m.user_id as "userId", m.member_no as "memberNo", m.first_name as "firstName", m.last_name as "lastName", u.phone, m.email, m.joined_at as "joinedAt"`

/** A member belongs to the whole chain; to the people of a part of it, once they have ordered there. */
const within = `(:all::boolean or exists (
  select from orders o where o.user_id = m.user_id and (o.brand = any(:brands::smallint[]) or o.store_id = any(:storeIds::text[]))
))`
const SEARCH = statement(
  'support-members-search',
  `select ${columns} from members m join users u using (user_id) where m.user_id in (
     select user_id from users where phone = any(:phones::text[])
     union select user_id from members where owns_email and email = :email::text
     union select user_id from members where member_no = :memberNo::text
   ) and ${within} order by m.user_id limit 30`,
)
const FIND = statement(
  'support-members-find',
  `select ${columns} from members m join users u using (user_id) where m.user_id = :userId::uuid and ${within}`,
)

export function createSupportMembers(db: Database): SupportMembers {
  return {
    search: (query, reach) => db.rows<FoundMember>(SEARCH, { ...query, ...reach }),
    find: async (userId, reach) => (await db.rows<FoundMember>(FIND, { userId, ...reach }))[0],
  }
}
