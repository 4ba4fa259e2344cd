import type { SentCode } from '@harbour/protocol'
import { draftStore, forgetPersisted } from '../../../lib/persisted-store.ts'
import type { DateParts } from '../../../ui/forms/fields/DateFields.tsx'

/** The answers of somebody who joins, so far. Passwords are never kept. */
export type RegisterDraft = {
  /** The code that was sent, and the proof that it was right. */
  sent: SentCode | null
  proof: string
  email: string
  agreed: boolean
  news: boolean
  /** The last page: who they are. */
  about: boolean
  titlesCode: string
  firstName: string
  lastName: string
  birthday: DateParts
}

const nothing: RegisterDraft = {
  sent: null,
  proof: '',
  email: '',
  agreed: false,
  news: false,
  about: false,
  titlesCode: '',
  firstName: '',
  lastName: '',
  birthday: { day: '', month: '', year: '' },
}

export const useRegisterDraft = draftStore<RegisterDraft>('register', nothing)
export const writeRegister = (change: Partial<RegisterDraft>) => useRegisterDraft.setState(change)

/** Ends what was filled in: somebody has joined, or went to read the agreement or the privacy policy on its own screen (spec 2.46). */
export const endRegister = () => forgetPersisted(['register', 'who'])
