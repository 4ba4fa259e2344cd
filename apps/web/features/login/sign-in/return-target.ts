import { ownPath } from '../../../navigation/return-to.ts'
import { paths } from '../../../navigation/paths.ts'
import { isEntrance, isMembersOnly, lacksParameter } from '../../../navigation/route-traits.ts'

/** The path that a member goes on to from the login: the screen that `page` names, the path that it is, or home. The 3 of a lost session names none (spec 2.3). */
export function returnTarget(page: string | null): string {
  const path = ownPath(page) ?? (page && /^[a-z]+$/i.test(page) ? `/${page}` : paths.home)
  if (isEntrance(path)) return paths.home
  return lacksParameter(path) ? `${path}/1` : path
}

/** The path that a guest goes on to who would rather not log in. */
export function guestTarget(page: string | null): string {
  const path = returnTarget(page)
  return isMembersOnly(path) ? paths.home : path
}
