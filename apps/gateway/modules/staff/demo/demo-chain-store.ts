import type { Rows } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

const MARK = statement('demo-chain-mark', 'insert into demo_chain (is_there) values (true) on conflict do nothing')
const UNMARK = statement('demo-chain-unmark', 'delete from demo_chain')
const FIND = statement('demo-chain-find', 'select is_there as "isThere" from demo_chain')

/** Notes that the catalogue was opened with the demo chain. */
export async function markDemoChain(rows: Rows): Promise<void> {
  await rows(MARK)
}

/** Notes that another chain has taken its place. */
export async function unmarkDemoChain(rows: Rows): Promise<void> {
  await rows(UNMARK)
}

/** Says whether the catalogue was opened with the demo chain, and no other has taken its place. */
export async function isDemoChain(rows: Rows): Promise<boolean> {
  return (await rows(FIND)).length > 0
}
