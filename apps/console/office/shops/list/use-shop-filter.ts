import { useSearchParams } from 'react-router'
import type { ShopFilter } from './shop-rows.ts'

/** The part of the address that narrows the list of shops. */
export function useShopFilter(): { filter: ShopFilter; clear: () => void } {
  const [params, setParams] = useSearchParams()
  return {
    filter: { text: params.get('q') ?? '', district: params.get('district') ?? '', state: params.get('state') ?? '' },
    clear: () =>
      setParams(
        (now) => {
          for (const name of ['q', 'district', 'state', 'page']) now.delete(name)
          return now
        },
        { replace: true },
      ),
  }
}
