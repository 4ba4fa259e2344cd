/** The plain page of each brand in each language, from which the app draws any screen. */
export const shells = ['/shell/31.tc', '/shell/31.en', '/shell/42.tc', '/shell/42.en']

/** The page that stands in for one that does not come: that of the language that is asked for, else of what the guest saw last. */
export function shellFor(url: string, last: string | undefined): string {
  const [brand, language] = (last ?? '31.tc').split('.')
  const asked = new URL(url).searchParams.get('lang')
  return `/shell/${brand}.${asked === 'tc' || asked === 'en' ? asked : language}`
}

/** The language in which a shell is written. */
export const languageOf = (shell: string): 'tc' | 'en' => (shell.endsWith('.en') ? 'en' : 'tc')

/** The name that a page says of itself; undefined for any other word. */
export const seenIn = (word: unknown): string | undefined =>
  typeof word === 'string' && shells.includes(`/shell/${word}`) ? word : undefined
