import type { Rows } from '../../../platform/database/database.ts'
import type { Actor, Audit } from '../audit-store.ts'
import { countOthers, isDemoChain, shutOutDemoPeople, unmarkDemoChain } from './demo-chain-store.ts'
import { demoDomain } from './demo-people.ts'

type Written = { audit: Audit; by: Actor }

/** Ends the demo, where it is one: its people are shut out for good, in the transaction that makes the catalogue somebody's own. */
export async function endDemo(rows: Rows, { audit, by }: Written): Promise<void> {
  if (!(await isDemoChain(rows))) return
  await unmarkDemoChain(rows)
  await shutOutDemoPeople(rows, demoDomain)
  await audit.write(rows, { action: 'end of the demo', subject: demoDomain }, by)
}

/** The same, where anybody but the demo's people had a hand in what is published; the operator, who has no id, is none of them. */
export async function endDemoUnlessAmong(rows: Rows, hands: readonly (string | null)[], written: Written): Promise<void> {
  if ((await isDemoChain(rows)) && (await countOthers(rows, hands, demoDomain)) > 0) await endDemo(rows, written)
}
