import type { Brand, Instant } from '@harbour/rules'
import type { Rows } from '../../platform/database/database.ts'
import { moment } from '../../platform/database/moment.ts'
import { statement } from '../../platform/database/statement.ts'

const WRITE = statement('webhooks-write', 'select write_webhook_event(:event, :subject, :brand, :at::timestamptz, :data::jsonb)')

/** A version of the catalogue that is live from now on, by its number or id. */
export type PublishedVersion = { version: string; at: Instant }

/** Tells others' systems of a version of the catalogue, in the transaction that makes it live. Those of every brand hear it. */
export async function tellCataloguePublished(rows: Rows, { version, at }: PublishedVersion): Promise<void> {
  await rows(WRITE, { event: 'catalogue.published', subject: version, brand: null, at: moment(at), data: JSON.stringify({ version }) })
}

/** A product or option that has run out until a moment, if there is one, or is back: at a shop; without one at all of a brand, or of the chain. */
export type SoldOutNews = { storeId: string | null; brand: Brand | null; pid: string; soldOut: boolean; until: Instant | null; at: Instant }

/** Tells others' systems what has run out or is back, in the transaction that writes it down; for a change alone. */
export async function tellSoldOut(rows: Rows, { storeId, brand, pid, soldOut, until, at }: SoldOutNews): Promise<void> {
  const event = soldOut ? 'product.soldOut' : 'product.back'
  const data = JSON.stringify({ brand, storeId, pid, soldOut, until: until === null ? null : moment(until) })
  await rows(WRITE, { event, subject: `${pid} of ${storeId ?? brand ?? 'all'}`, brand, at: moment(at), data })
}
