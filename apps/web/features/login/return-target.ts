import { pathOfOurs } from '../../stores/next.ts'

const gates = /^\/(login|register|forgot|welcome)(\/|$)/
const forMembers = /^\/(orderList|personInfo|editPas|vipcode|score|myScore|creditCard|bindCard|devices|passkeys)(\/|$)/
/** Screens that want a parameter, and have none in a mere word. */
const ofParameters = /^\/(coupon|score|myScore|creditCard|place)$/

/** Where a member goes on from the login: the screen that `page` names, the path that it is, or home. The 3 of a lost session names none (spec 2.3). */
export function returnTarget(page: string | null): string {
  const path = pathOfOurs(page) ?? (page && /^[a-z]+$/i.test(page) ? `/${page}` : '/home')
  if (gates.test(path)) return '/home'
  return ofParameters.test(path) ? `${path}/1` : path
}

/** Where a guest goes on who would rather not log in. */
export function guestTarget(page: string | null): string {
  const path = returnTarget(page)
  return forMembers.test(path) ? '/home' : path
}
