import { getFrontConfig, type Answer } from '@harbour/protocol'
import type { QueryClient } from '@tanstack/react-query'
import { query } from '../../api/call.ts'
import { persistedStore } from '../../lib/persisted-store.ts'

export type FrontConfig = Answer<typeof getFrontConfig>['configs']

/** Keys and switches as the server last said them, under the spec's key `getFrontConfig` (spec 3.26, 9.17). */
const useFrontConfigStore = persistedStore<{ configs: FrontConfig | null }>('getFrontConfig', { configs: null })

/** Keys and switches as the server says them now. */
export async function askFrontConfig(queries: QueryClient): Promise<FrontConfig> {
  const asked = { ...query(getFrontConfig, { platformKey: 'web' }, { background: true, handles: 'all' }), staleTime: 300_000 }
  const { configs } = await queries.fetchQuery(asked)
  useFrontConfigStore.setState({ configs })
  return configs
}

/** Tells whether guests may order in Macau; they may until the server has said otherwise. */
export const macauIsOpen = (): boolean => useFrontConfigStore.getState().configs?.isOpenMo !== false
