import { draftStore } from '../../lib/persisted-store.ts'
import { region } from '../../api/region.ts'

/** The account of whoever wants in, as typed so far: by phone or by email. */
export type AccountDraft = { by: 'phone' | 'email'; prefix: string; number: string; email: string }

const useAccountStore = draftStore<AccountDraft>('who', { by: 'phone', prefix: '', number: '', email: '' })

/** Survives a reload, and goes along from login to registration and to the forgotten password. */
export const useAccountDraft = (): AccountDraft => {
  const typed = useAccountStore()
  return { ...typed, prefix: typed.prefix || region().phonePrefix }
}

export const writeAccount = (change: Partial<AccountDraft>) => useAccountStore.setState(change)

/** The phone with its prefix; one that begins with a plus has its own. */
export const phoneOf = ({ prefix, number }: Pick<AccountDraft, 'prefix' | 'number'>): string => {
  const typed = number.trim()
  return typed === '' || typed.startsWith('+') ? typed : `+${prefix}${typed}`
}

/** The phone number or the email that the gateway knows an account by. */
export const accountOf = (typed: AccountDraft): string => (typed.by === 'phone' ? phoneOf(typed) : typed.email.trim())
