import type { Rows } from '../../../platform/database/database.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { StartupError } from '../../../platform/startup-error.ts'
import { isDemoChain } from './demo-chain-store.ts'

/** Refuses to sell the demo chain in production, where its database was once tried out. */
export async function refuseDemoChain(rows: Rows, { mode }: Pick<Settings, 'mode'>): Promise<void> {
  if (mode === 'production' && (await isDemoChain(rows)))
    throw new StartupError(
      'The catalogue is the demo chain, which production does not sell: import your own (npm run chain -- import FILE).',
    )
}
