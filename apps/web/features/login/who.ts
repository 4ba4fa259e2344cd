import { draftStore } from '../../lib/persisted-store.ts'
import { region } from '../../api/region.ts'

/** The account of whoever wants in, as typed so far: by phone or by email. */
export type Who = { by: 'phone' | 'email'; prefix: string; number: string; email: string }

const useWhoStore = draftStore<Who>('who', { by: 'phone', prefix: '', number: '', email: '' })

/** Survives a reload, and goes along from login to registration and to the forgotten password. */
export const useWho = (): Who => {
  const who = useWhoStore()
  return { ...who, prefix: who.prefix || region().phonePrefix }
}

export const writeWho = (change: Partial<Who>) => useWhoStore.setState(change)

/** The phone with its prefix; one that begins with a plus has its own. */
export const phoneOf = ({ prefix, number }: Pick<Who, 'prefix' | 'number'>): string => {
  const typed = number.trim()
  return typed === '' || typed.startsWith('+') ? typed : `+${prefix}${typed}`
}

/** The phone number or the email that the gateway knows an account by. */
export const accountOf = (who: Who): string => (who.by === 'phone' ? phoneOf(who) : who.email.trim())
