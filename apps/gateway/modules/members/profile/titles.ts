import type { LocalizedText } from '../../../platform/localized-text.ts'

/** Spec 3.2; U04 is no title at all (3.3). */
export const titles: readonly { titlesCode: string; name: LocalizedText }[] = [
  { titlesCode: 'U01', name: { tc: '先生', en: 'Mr' } },
  { titlesCode: 'U02', name: { tc: '女士', en: 'Ms' } },
  { titlesCode: 'U03', name: { tc: '太太', en: 'Mrs' } },
  { titlesCode: 'U05', name: { tc: '小姐', en: 'Miss' } },
  { titlesCode: 'U04', name: { tc: '非公開', en: 'Prefer not to say' } },
]

export function isTitle(code: string): boolean {
  return titles.some(({ titlesCode }) => titlesCode === code)
}
