/** Words to be said, and the language that they are in, as a tag. */
export type Spoken = { words: string; language: 'zh-Hant' | 'en' }

/** The voices to be asked for, the nearest first. */
const wanted = { 'zh-Hant': ['zh-hk', 'yue', 'zh-tw', 'zh'], en: ['en-gb', 'en'] } as const

/** Says words at full volume, where this device has a voice of their language; what is still being said goes first. */
export function say({ words, language }: Spoken): void {
  if (!('speechSynthesis' in globalThis)) return
  const voices = speechSynthesis.getVoices()
  const tagOf = ({ lang }: SpeechSynthesisVoice) => lang.replace('_', '-').toLowerCase()
  const voice = wanted[language].flatMap((tag) => voices.find((each) => tagOf(each).startsWith(tag)) ?? [])[0]
  if (!voice || speechSynthesis.speaking) return
  const said = new SpeechSynthesisUtterance(words)
  Object.assign(said, { voice, lang: voice.lang, volume: 1 })
  speechSynthesis.speak(said)
}

/** Says no more. */
export function hush(): void {
  if ('speechSynthesis' in globalThis) speechSynthesis.cancel()
}
