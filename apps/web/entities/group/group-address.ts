import { brandIds, type Brand } from '@harbour/rules'
import { useNavigate } from 'react-router'
import { brand } from '../../api/region.ts'
import { useHref } from '../../navigation/go.ts'
import { paths } from '../../navigation/paths.ts'

/** The group order that an address names behind its `#`, where no server writes it down: its brand and its token. */
export type GroupAddress = { brand: Brand; token: string }

/** Reads what stands behind the `#` of an address; undefined where that names none. */
export function readGroupAddress(hash: string): GroupAddress | undefined {
  const [, code, token] = /^#(\d+)\.([\w-]{22})$/.exec(hash) ?? []
  const named = Object.values(brandIds).find((each) => String(each) === code)
  return named !== undefined && token !== undefined ? { brand: named, token } : undefined
}

const hashOf = (token: string) => `#${brand()}.${token}`

/** The link that is shared: whoever opens it may add to the group order. */
export const groupLink = (token: string): string => new URL(`${paths.group}${hashOf(token)}`, location.origin).href

/** Goes to the screen of a group order. */
export function useOpenGroup(): (token: string, options?: { replace?: boolean }) => void {
  const navigate = useNavigate()
  const href = useHref()
  return (token, { replace } = {}) => void navigate(`${href(paths.group)}${hashOf(token)}`, { replace, viewTransition: false })
}
