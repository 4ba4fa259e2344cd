import { createHmac, timingSafeEqual } from 'node:crypto'
import { staffRoles, type StaffRole } from '@harbour/rules'
import type { Database } from '../../../platform/database/database.ts'
import { sharedSecret } from '../../../platform/secrets.ts'
import { refuseCommon } from '../../../platform/handle.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { isDemoChain } from './demo-chain-store.ts'

/** The end of the demo's people's accounts, and of nobody else's. No mail reaches them. */
export const demoDomain = '@demo.harbour.example'

/** The account of the demo's person with a role. */
export const demoAccount = (role: StaffRole) => `${role}${demoDomain}`

/** The PINs by which the demo's people of a shop sign in at its tablets, while the demo is open; they are no secret. */
export const demoPins = { crew: '2580', manager: '1470' } as const satisfies Partial<Record<StaffRole, string>>

/** The PIN that goes with the account of one of the demo's people; undefined for anybody else, and for those without one. */
export function demoPinOf(account: string): string | undefined {
  if (account === demoAccount('crew')) return demoPins.crew
  return account === demoAccount('manager') ? demoPins.manager : undefined
}

/** Refuses where one of these accounts is a demo person's: they are changed by nobody, make nobody, and have no way in but their tokens. */
export function refuseDemoPeople(...accounts: readonly string[]): void {
  if (accounts.some((account) => account.toLowerCase().endsWith(demoDomain))) throw refuseCommon('NOT_ALLOWED')
}

/** Says whether the demo's people may sign in: on the demo chain alone, with the sandbox's payments and no others, and not where guests come over https. */
export async function demoIsOpen(db: Database, { payments, behindTls }: Pick<Settings, 'payments' | 'behindTls'>): Promise<boolean> {
  const others = [payments.stripe, payments.airwallex, payments.antom]
  const isSandbox = payments.sandbox !== null && others.every((one) => one === null) && !behindTls
  return isSandbox && (await isDemoChain(db.rows))
}

/** The token by which the demo's person with a role signs in: the same at every start, as the database is. */
export async function demoToken(db: Database, role: StaffRole): Promise<string> {
  const secret = await sharedSecret(db, 'demo people')
  return `${role}.${createHmac('sha256', secret).update(role).digest('base64url')}`
}

/** The role whose token this is; undefined for none. */
export async function roleOfToken(db: Database, token: string): Promise<StaffRole | undefined> {
  const role = staffRoles.find((each) => token.startsWith(`${each}.`))
  if (role === undefined) return undefined
  const [given, right] = [Buffer.from(token), Buffer.from(await demoToken(db, role))]
  return given.length === right.length && timingSafeEqual(given, right) ? role : undefined
}
