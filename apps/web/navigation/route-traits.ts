// What a screen may do beside being shown, by the beginning of its address. The routes' own tables say which code draws it.

const ordering = /^\/(confirmorder|orderFood|transfer|foodDetail|selectShop|sendPlace)(\/|$)/
const tellingOffline = /^\/(orderFood|orderDetail)\//
const offeringUpdates = /^\/(home|orderFood\/.*|coupon\/.*|orderList|orderDetail\/.*|mine)$/
const interruptible = /^\/(home|orderFood\/\d|place\/\d|selectShop|shopDetail|mine|service|information|coupon\/\d)\/?$/
const entrances = /^\/(login|register|forgot|welcome)(\/|$)/
const membersOnly = /^\/(orderList|personInfo|editPas|vipcode|score|myScore|creditCard|bindCard|devices|passkeys)(\/|$)/
const parameterless = /^\/(coupon|score|myScore|creditCard|place)$/

/** A screen of ordering: whoever leaves these leaves the coupons applied there behind (spec 2.45). */
export const isOrdering = (pathname: string): boolean => ordering.test(pathname)

/** A screen that says by itself that the network is gone: there the note of the frame would be a second one. */
export const tellsOfflineItself = (pathname: string): boolean => tellingOffline.test(pathname)

/** A screen on which a guest is in the middle of nothing: there the newer build of the app is offered. */
export const offersUpdate = (pathname: string): boolean => offeringUpdates.test(pathname)

/** A screen on which nothing is begun yet that a change of region would break off. */
export const mayBeInterrupted = (pathname: string): boolean => interruptible.test(pathname)

/** A way in, to which nobody returns once they are in. */
export const isEntrance = (pathname: string): boolean => entrances.test(pathname)

/** A screen that belongs to members. */
export const isMembersOnly = (pathname: string): boolean => membersOnly.test(pathname)

/** The beginning of a screen that wants a parameter, without it. */
export const lacksParameter = (pathname: string): boolean => parameterless.test(pathname)
