import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { useKeys } from '../../api/keys.ts'
import { setLocale, useLocale } from '../../lib/locale.ts'
import { useTabletLock } from './tablet-lock.ts'

type Locale = ReturnType<typeof useLocale.getState>['locale']

/** The language that each person chose on this tablet, by their id. */
const usePersonLanguages = create<{ of: Record<string, Locale> }>()(
  persist((): { of: Record<string, Locale> } => ({ of: {} }), { name: 'console.languages' }),
)

/** Speaks the language of somebody who has just signed in; where they have chosen none yet, the one that the screen has. */
export function speakLanguageOf(staffId: string): void {
  const own = usePersonLanguages.getState().of[staffId]
  if (own && own !== useLocale.getState().locale) setLocale(own)
}

/** Changes to the other language; for whoever is at work, from now on. */
export function switchLanguage(): void {
  const locale = useLocale.getState().locale === 'en' ? 'zh-Hant' : 'en'
  const { shift } = useKeys.getState()
  if (shift && !useTabletLock.getState().locked) usePersonLanguages.setState(({ of }) => ({ of: { ...of, [shift.staffId]: locale } }))
  setLocale(locale)
}
