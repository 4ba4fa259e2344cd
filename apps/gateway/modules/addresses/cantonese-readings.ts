import type { PlaceRecord } from '../catalogue/catalogue.ts'
import { latinWords, normaliseText } from './normalise-text.ts'

/** The syllables that Chinese characters are read as in the names of places; a character that no name explains stands for itself. */
export type CantoneseReadings = { read(han: string): string[] }

/**
 * Learns the readings from the places themselves: of `柴灣 Chai Wan` each character is one syllable of the English name. The syllable that a
 * character is most often written with is its reading, so that 太古城中心 answers to "tai koo shing chung sum" though it is called Cityplaza.
 */
export function learnCantoneseReadings(places: readonly PlaceRecord[]): CantoneseReadings {
  const heard = new Map<string, Map<string, number>>()
  for (const { name } of places) for (const [character, syllable] of syllablesOf(name.tc, name.en)) count(heard, character, syllable)
  const readings = new Map([...common, ...[...heard].map(([character, syllables]) => [character, mostHeard(syllables)] as const)])
  return {
    read: (han) => [...han].map((character) => readings.get(character) ?? character),
  }
}

/** The endings of names, which English translates, so that no name teaches them. */
const common: [string, string][] = [
  ...'道 to|街 kai|路 lo|里 lei|邨 tsuen|苑 yuen|园 yuen|花 fa|广 kwong|场 cheung|商 sheung|中 chung|心 sum|大 tai|厦 ha|楼 lau|阁 kok'.split(
    '|',
  ),
  ...'站 cham|铁 tit|轻 hing|医 yi|院 yuen|公 kung|学 hok|校 hau|码 ma|头 tau|机 kei|酒 chau|店 tim|银 ngan|行 hong|国 kwok|际 chai'.split(
    '|',
  ),
  ...'一 yat|二 yi|三 sam|四 sei|五 ng|期 kei|座 tso|东 tung|南 nam|西 sai|北 pak|上 sheung|下 ha|新 san|体 tai|育 yuk|馆 koon|图 to|书 shu'.split(
    '|',
  ),
  // Characters that are often written for another of the same sound.
  ...'城 shing|成 shing|诚 shing|方 fong|芳 fong|房 fong|郎 long|浪 long|步 po|部 po|圆 yuen|员 yuen|原 yuen|王 wong|皇 wong|糖 tong|唐 tong|堂 tong'.split(
    '|',
  ),
].map((pair) => [pair.slice(0, 1), pair.slice(2)])

/** A syllable as Hong Kong writes them; "road" and "court" are none. */
const syllable =
  /^(?:b|ch|f|g|h|j|k|kw|l|m|n|ng|p|s|sh|t|ts|w|y)?(?:a|e|i|o|u|ai|au|aw|ee|ei|eu|iu|oi|oo|ow|ue|ui)(?:ng|n|m|p|t|k)?$|^tsz$|^sz$|^ng$/

function syllablesOf(tc: string, en: string): [string, string][] {
  const characters = [...normaliseText(tc)].filter((character) => /\p{Script=Han}/u.test(character))
  const words = latinWords(normaliseText(en.replaceAll('-', ' ')))
  const likely = characters.slice(0, words.length).map((character, index) => [character, words[index] ?? ''] as [string, string])
  return likely.filter(([, word]) => syllable.test(word))
}

function count(heard: Map<string, Map<string, number>>, character: string, syllableHeard: string): void {
  const syllables = heard.get(character) ?? new Map<string, number>()
  heard.set(character, syllables.set(syllableHeard, (syllables.get(syllableHeard) ?? 0) + 1))
}

function mostHeard(syllables: Map<string, number>): string {
  const best = [...syllables].toSorted(([, a], [, b]) => b - a)[0]
  return best?.[0] ?? ''
}
