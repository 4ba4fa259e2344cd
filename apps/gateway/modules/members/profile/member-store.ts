import type { Instant } from '@harbour/rules'
import { keepConsents, type Consent } from './consent-store.ts'
import type { AlsoWritten, Database } from '../../../platform/database/database.ts'
import { statement, type Values } from '../../../platform/database/statement.ts'
import { forgetMember } from './forget-member.ts'
import type { Member, NewMember, News } from './member.ts'

/** The particulars by which a login is judged. `confirmed`: the phone or email that it was found by is theirs for certain. */
export type Lock = { userId: string; phone: string; passwordHash: string; confirmed: boolean }
type Changeable = 'firstName' | 'lastName' | 'titlesCode' | 'genderCode' | 'birthday' | keyof News
export type MemberChange = Partial<Pick<Member, Changeable>> & { email?: string }

export type Members = {
  find(userId: string): Promise<Member | undefined>
  /** By a phone in its international form, or by the email of whoever owns it. */
  lockOf(account: { phone: string } | { email: string }): Promise<Lock | undefined>
  /** The same for a password that is forgotten: a mailbox counts only once it is confirmed. */
  reachableBy(account: { phone: string } | { email: string }): Promise<{ userId: string } | undefined>
  /** Makes a member; false where the phone has one already. */
  join(member: NewMember, consents: readonly Consent[]): Promise<boolean>
  change(userId: string, change: MemberChange, consents: readonly Consent[]): Promise<void>
  confirmEmail(userId: string, ask: { email: string; at: Instant }): Promise<void>
  setPassword(userId: string, passwordHash: string): Promise<void>
  /** Gives a visitor's orders to a member, and says how many; what they host of group orders, and their parts of others', goes with them. */
  takeOrders(ask: { from: string; to: string }): Promise<number>
  /** Removes the person; the orders stay, without a name, phone or address. Gives how many; nothing is done while one of them is on its way. `also` is written with it. */
  remove(userId: string, also?: AlsoWritten): Promise<{ ordersKept: number } | undefined>
}

export function createMembers(db: Database): Members {
  return {
    find: async (userId) => (await db.rows<Member>(FIND, [userId]))[0],
    async lockOf(account) {
      const [lock] =
        'phone' in account ? await db.rows<Lock>(LOCK_BY_PHONE, [account.phone]) : await db.rows<Lock>(LOCK_BY_EMAIL, [account.email])
      return lock
    },
    async reachableBy(account) {
      const [found] =
        'phone' in account
          ? await db.rows<{ userId: string }>(REACH_BY_PHONE, [account.phone])
          : await db.rows<{ userId: string }>(REACH_BY_EMAIL, [account.email])
      return found
    },
    join: (member, consents) =>
      untilFree(() =>
        db.transaction(async (rows) => {
          const [made] = await rows(JOIN, joinValues(member))
          if (!made) return false
          await keepConsents(rows, member.userId, consents)
          return true
        }),
      ),
    change: (userId, change, consents) =>
      untilFree(() =>
        db.transaction(async (rows) => {
          await rows(CHANGE, changeValues(userId, change))
          if (change.email !== undefined) await rows(CHANGE_EMAIL, [userId, change.email])
          await keepConsents(rows, userId, consents)
        }),
      ),
    confirmEmail: (userId, { email, at }) =>
      db.transaction(async (rows) => {
        await rows(DISOWN_EMAIL, [userId, email])
        await rows(CONFIRM_EMAIL, [userId, email, new Date(at)])
      }),
    async setPassword(userId, passwordHash) {
      await db.rows(SET_PASSWORD, [userId, passwordHash])
    },
    takeOrders: async ({ from, to }) => (await db.rows(TAKE_ORDERS, [from, to])).length,
    remove: (userId, also) => forgetMember(db, userId, also),
  }
}

/** Two may want a number or an email at the same moment: who comes second looks again and finds it taken. */
async function untilFree<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (fault) {
      const { constraint = '' } = fault as { constraint?: string } // pg's errors say which
      if (attempt === 5 || !['members_member_no_key', 'members_by_email'].includes(constraint)) throw fault
    }
  }
}

function joinValues({ numbers, joinedAt, ...member }: NewMember): Values {
  return { ...member, joinedAt: new Date(joinedAt), memberNo: numbers() }
}

/** A field that is left out stays: null changes nothing, but for gender and birthday, which may become none and come with whether they change. */
function changeValues(userId: string, change: MemberChange): Values {
  return {
    userId,
    firstName: change.firstName ?? null,
    lastName: change.lastName ?? null,
    titlesCode: change.titlesCode ?? null,
    genderChanges: change.genderCode !== undefined,
    genderCode: change.genderCode ?? null,
    birthdayChanges: change.birthday !== undefined,
    birthday: change.birthday ?? null,
    receiveNews: change.receiveNews ?? null,
    addressNotification: change.addressNotification ?? null,
    newsBySms: change.newsBySms ?? null,
    newsByEmail: change.newsByEmail ?? null,
  }
}

const FIND = statement(
  'members-find',
  `select user_id as "userId", u.phone, member_no as "memberNo", password_hash as "passwordHash", first_name as "firstName",
                last_name as "lastName", titles_code as "titlesCode", gender_code as "genderCode", to_char(birthday, 'YYYY-MM-DD') as birthday,
                email, email_verified_at as "emailVerifiedAt", receive_news as "receiveNews", address_notification as "addressNotification",
                news_by_sms as "newsBySms", news_by_email as "newsByEmail", joined_at as "joinedAt",
                (select card_no from partner_links l where l.user_id = m.user_id) as "yuuId"
         from members m join users u using (user_id) where user_id = $1`,
)

const lock = `select user_id as "userId", u.phone, password_hash as "passwordHash"`
const LOCK_BY_PHONE = statement(
  'members-lock-by-phone',
  `${lock}, true as confirmed from members join users u using (user_id) where u.phone = $1`,
)
const LOCK_BY_EMAIL = statement(
  'members-lock-by-email',
  `${lock}, email_verified_at is not null as confirmed from members join users u using (user_id) where owns_email and email = $1`,
)

const reach = `select user_id as "userId" from members join users u using (user_id)`
const REACH_BY_PHONE = statement('members-reach-by-phone', `${reach} where u.phone = $1`)
const REACH_BY_EMAIL = statement('members-reach-by-email', `${reach} where owns_email and email = $1 and email_verified_at is not null`)

const JOIN = statement(
  'members-join',
  `with joined as (
           insert into users (user_id, kind, phone, created_at) values (:userId, 'member', :phone, :joinedAt) on conflict (phone) do nothing returning user_id
         )
         insert into members (user_id, joined_at, member_no, password_hash, first_name, last_name, titles_code, gender_code, birthday, email,
           owns_email, news_by_sms, news_by_email)
         select user_id, :joinedAt, :memberNo, :passwordHash, :firstName, :lastName, :titlesCode, :genderCode, :birthday::date, :email, not exists (select from members where owns_email and email = :email), :newsBySms, :newsByEmail
         from joined returning true as joined`,
)

const CHANGE = statement(
  'members-change',
  `update members set first_name = coalesce(:firstName, first_name), last_name = coalesce(:lastName, last_name),
           titles_code = coalesce(:titlesCode, titles_code), gender_code = case when :genderChanges::boolean then :genderCode else gender_code end,
           birthday = case when :birthdayChanges::boolean then :birthday::date else birthday end, receive_news = coalesce(:receiveNews, receive_news),
           address_notification = coalesce(:addressNotification, address_notification), news_by_sms = coalesce(:newsBySms, news_by_sms),
           news_by_email = coalesce(:newsByEmail, news_by_email)
         where user_id = :userId`,
)

/** A new email is not confirmed, and owned only if nobody else does. */
const CHANGE_EMAIL = statement(
  'members-change-email',
  `update members set email = $2, email_verified_at = null,
           owns_email = not exists (select from members o where o.owns_email and o.email = $2 and o.user_id <> $1)
         where user_id = $1 and email <> $2`,
)

const DISOWN_EMAIL = statement(
  'members-disown-email',
  'update members set owns_email = false, email_verified_at = null where email = $2 and user_id <> $1 and owns_email',
)

const CONFIRM_EMAIL = statement(
  'members-confirm-email',
  'update members set owns_email = true, email_verified_at = $3 where user_id = $1 and email = $2',
)

const SET_PASSWORD = statement('members-set-password', 'update members set password_hash = $2 where user_id = $1')

const TAKE_ORDERS = statement(
  'members-take-orders',
  `with hosted as (
           update group_orders g set host_id = $2 where host_id = $1
             and not exists (select from group_orders own where own.host_id = $2 and own.client_group_id = g.client_group_id)
         ), joined as (
           update group_guests g set user_id = $2 where user_id = $1
             and not exists (select from group_guests own where own.user_id = $2 and own.group_id = g.group_id)
         )
         update orders o set user_id = $2 where user_id = $1
           and not exists (select from orders own where own.user_id = $2 and own.client_order_id = o.client_order_id)
         returning true as taken`,
)
