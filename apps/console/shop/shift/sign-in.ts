import type { Answer, staffLogin } from '@harbour/protocol'
import { useKeys } from '../../api/keys.ts'
import { useTabletLock } from './tablet-lock.ts'
import { speakLanguageOf } from './person-language.ts'

/** Somebody has signed in on this tablet: it is theirs, in their language. */
export function signIn({ key, endsAt, staff, rights }: Answer<typeof staffLogin>): void {
  useKeys.setState({ shift: { key, endsAt, staffId: staff.staffId, name: staff.name, rights } })
  useTabletLock.setState({ locked: null })
  speakLanguageOf(staff.staffId)
}
