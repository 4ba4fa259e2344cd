import { randomUUID } from 'node:crypto'
import { cardBind } from '@harbour/protocol'
import type { Clock } from '../platform/clock.ts'
import { createLog } from '../platform/log.ts'
import { openPayments } from '../adapters/payments/open-payments.ts'
import type { PaySandbox } from './payments-sandbox.ts'
import { readSettings } from '../platform/settings/settings.ts'
import type { As, TestGateway } from './gateway.ts'

/** The sandbox's provider, which has two seconds to answer. */
export const providersAt = ({ url }: PaySandbox, clock: Clock) =>
  openPayments(readSettings({ PAY_SANDBOX_URL: url }), { clock, log: createLog('silent'), patienceMs: 2000 })

/** The content that a browser sends to save a card, once the provider has given it a token. */
export async function newCard(sandbox: PaySandbox, number?: string) {
  return { token: await sandbox.token(number), clientCardId: randomUUID(), holder: 'CHAN KA MAN' }
}

/** A member's card, saved. */
export async function bindCard(gateway: TestGateway, sandbox: PaySandbox, as: As) {
  return gateway.ask(cardBind, await newCard(sandbox), as)
}

/** The tasks about cards that a provider is still to be asked. */
export async function tasksLeft({ context }: TestGateway): Promise<{ state: string; ref: string | null; tries: number }[]> {
  return context.db.rows({ name: '', text: 'select state, ref, tries from card_tasks order by try_at' })
}
