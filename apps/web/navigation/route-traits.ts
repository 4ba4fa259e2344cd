import { paths } from './paths.ts'

// Traits of a screen beside being shown. The routes' own tables say which code draws it.

/** The first part of an address, which names its screen. */
const screenOf = (pathname: string): string | undefined => pathname.split('/')[1]

/** Tells whether an address is that of one of these screens, whatever else it says. */
function oneOf(...screens: readonly string[]): (pathname: string) => boolean {
  const names = screens.map(screenOf)
  return (pathname) => names.includes(screenOf(pathname))
}

/** A screen of ordering: whoever leaves these leaves the coupons applied there behind (spec 2.45). */
export const isOrdering = oneOf(
  paths.menu(''),
  paths.dish(''),
  paths.group,
  paths.shops,
  paths.addressForm,
  paths.checkout(''),
  paths.payment,
)

/** A screen that says by itself that the network is gone: there the note of the frame would be a second one. */
export const tellsOfflineItself = oneOf(paths.menu(''), paths.order(''))

/** A screen on which a guest is in the middle of nothing: there the newer build of the app is offered. */
export const offersUpdate = oneOf(paths.home, paths.menu(''), paths.coupons(1), paths.orders, paths.order(''), paths.account)

/** A screen on which nothing is begun yet that a change of region would break off. */
export const mayBeInterrupted = oneOf(
  paths.home,
  paths.menu(''),
  paths.addressSearch(''),
  paths.shops,
  paths.shop,
  paths.coupons(1),
  paths.account,
  paths.help,
  paths.news,
)

/** A way in, to which nobody returns once they are in. */
export const isEntrance = oneOf(paths.login, paths.register, paths.forgotPassword, paths.welcome)

/** A screen that belongs to members. */
export const isMembersOnly = oneOf(
  paths.orders,
  paths.profile,
  paths.password,
  paths.memberCode,
  paths.points,
  paths.pointHistory,
  paths.savedCard,
  paths.addCard,
  paths.devices,
  paths.passkeys,
)

const wantsParameter = oneOf(paths.coupons(1), paths.points, paths.pointHistory, paths.savedCard, paths.addressSearch(''))

/** The beginning of a screen that wants a parameter, without it. */
export const lacksParameter = (pathname: string): boolean => pathname.lastIndexOf('/') === 0 && wantsParameter(pathname)
