import type { Rows } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

const MARK = statement('demo-chain-mark', 'insert into demo_chain (is_there) values (true) on conflict do nothing')
const UNMARK = statement('demo-chain-unmark', 'delete from demo_chain')
const SHUT_OUT = statement(
  'demo-people-shut-out',
  `with people as (update staff set active = false where account like '%' || $1 returning staff_id),
    sessions as (delete from staff_sessions where staff_id in (select staff_id from people)),
    passkeys as (delete from staff_passkeys where staff_id in (select staff_id from people)),
    invitations as (delete from staff_invitations where staff_id in (select staff_id from people))
    delete from shop_keys where paired_by in (select staff_id from people)`,
)
const COUNT_OTHERS = statement(
  'demo-people-count-others',
  `select count(*) as others from unnest($1::uuid[]) as hand (staff_id)
    where not exists (select from staff where staff.staff_id = hand.staff_id and account like '%' || $2)`,
)
const FIND = statement('demo-chain-find', 'select is_there as "isThere" from demo_chain')

/** Notes that the catalogue was opened with the demo chain. */
export async function markDemoChain(rows: Rows): Promise<void> {
  await rows(MARK)
}

/** Notes that another chain has taken its place. */
export async function unmarkDemoChain(rows: Rows): Promise<void> {
  await rows(UNMARK)
}

/** Makes those whose accounts end so inactive, and ends their sessions, passkeys and invitations, and the tablets that they paired. */
export async function shutOutDemoPeople(rows: Rows, domain: string): Promise<void> {
  await rows(SHUT_OUT, [domain])
}

/** Counts those of these people whose accounts end otherwise; the operator, who has no id, among them. */
export async function countOthers(rows: Rows, staffIds: readonly (string | null)[], domain: string): Promise<number> {
  return (await rows<{ others: number }>(COUNT_OTHERS, [staffIds, domain]))[0]?.others ?? 0
}

/** Says whether the catalogue was opened with the demo chain, and no other has taken its place. */
export async function isDemoChain(rows: Rows): Promise<boolean> {
  return (await rows(FIND)).length > 0
}
