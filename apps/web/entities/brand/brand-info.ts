import { getH5Setting, type BrandInfo } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/call.ts'
import { brand } from '../../api/region.ts'

export const brandQuery = () => ({ ...query(getH5Setting, {}, { background: true }), staleTime: 300_000 })

/** This brand: fees, offers, hotline (spec 3.26). Undefined until the server has said. */
export function useBrandInfo(): BrandInfo | undefined {
  return useQuery(brandQuery()).data?.brandInfos[brand()]
}
