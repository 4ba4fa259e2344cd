import type { Brand, Instant, Language, StaffGrant } from '@harbour/rules'

/** Somebody with a session: a visitor, or a member. */
export type Guest = { userId: string; phone: string; visitor: boolean }

/**
 * Somebody of the chain's staff with the roles that they hold this moment, by which session they come, and when they last showed in it who they are.
 * `tabletId`: the tablet at which they signed in by PIN, and its shop, whose grants alone they have then; null for a session of their own.
 */
export type Staff = {
  staffId: string
  account: string
  name: string
  grants: readonly StaffGrant[]
  sessionId: string
  provenAt: Instant
  tabletId: string | null
  tabletStoreId: string | null
}

/** The caller, once the dispatcher has made sure, by what the call asks for. */
export type CallerOf = {
  anyone: undefined
  visitor: Guest
  member: Guest
  /** `tabletId`: none of a till. */
  shop: { storeId: string; tabletId: string | null }
  staff: Staff
}

/** All that the envelope says about one call, beside its content. */
export type CallInfo<Kind extends keyof CallerOf = keyof CallerOf> = {
  caller: CallerOf[Kind]
  brand: Brand
  language: Language
  deviceId: string
  /** The envelope's key as it came; empty for none. */
  key: string
  /** The surroundings that the app says it runs in. A hint. */
  userAgent: string
  /** The network address that the call came from. It is counted, never kept. */
  address: string
  /** The id under which the log has this call. */
  logId: string
  /** The host that was called, and the origin of the page that called, as far as the browser says it. */
  site: { host: string; origin: string | undefined }
}

/** One call of a module: its deps, and what the envelope says. */
export type CallOf<Deps, Kind extends keyof CallerOf = keyof CallerOf> = Deps & CallInfo<Kind>
