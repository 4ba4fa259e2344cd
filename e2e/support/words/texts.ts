import { readdirSync, readFileSync } from 'node:fs'

export type Language = 'tc' | 'en'

export const languages: readonly Language[] = ['tc', 'en']

/** One form for each kind of number, as the messages' own files have it. */
type Forms = { match: Record<string, string> }
type Message = string | readonly [Forms]
type Input = Record<string, string | number>

/** The apps, each with messages of its own; some of both have one name. */
type App = 'web' | 'console'
const messages = {
  web: { tc: messagesOf('web', '.zh-Hant.json'), en: messagesOf('web', '.en.json') },
  console: { tc: messagesOf('console', '.zh-Hant.json'), en: messagesOf('console', '.en.json') },
}

function messagesOf(app: App, ending: string): Map<string, Message> {
  const folder = new URL(`../../../apps/${app}/texts/`, import.meta.url)
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => new URL(name, folder))
  return new Map(files.flatMap((file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Message>))) // the apps' own texts
}

type Texts = {
  /** A message of the app by its name. */
  t: (name: string, input?: Input) => string
  /** The beginning of a message of the app, up to its first gap: what follows is told by the page. */
  beginsWith: (name: string) => RegExp
  /** The words that no message says alone. */
  either: <Text>(tc: Text, en: Text) => Text
}

/** The words on the screens, in both languages, mostly as the app's own messages have them: the guests', or those of another app. */
export const inBoth = <Words>(words: (texts: Texts) => Words, app: App = 'web'): Record<Language, Words> => ({
  tc: words(textsIn('tc', app)),
  en: words(textsIn('en', app)),
})

const textsIn = (language: Language, app: App): Texts => ({
  t: (name, input = {}) => textOf(name, { language, app }, input),
  beginsWith: (name) =>
    new RegExp(
      `^${textOf(name, { language, app }, {})
        .replace(/\{\w+\}.*$/s, '')
        .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`,
    ),
  either: (tc, en) => (language === 'tc' ? tc : en),
})

/** A message in one language, with what stands in its gaps. */
function textOf(name: string, { language, app }: { language: Language; app: App }, input: Input): string {
  const message = messages[app][language].get(name)
  if (message === undefined) throw new Error(`there is no message ${name}`)
  const text = typeof message === 'string' ? message : formOf(message[0], language, input)
  return text.replaceAll(/\{(\w+)\}/g, (_, gap: string) => String(input[gap] ?? `{${gap}}`))
}

/** By the number in it, which each message of forms has one of. */
function formOf({ match }: Forms, language: Language, input: Input): string {
  const number = Object.values(input).find((value) => typeof value === 'number') ?? 0
  const form = new Intl.PluralRules(language === 'tc' ? 'zh-HK' : 'en-HK').select(number)
  const wanted =
    Object.entries(match).find(([when]) => when.endsWith(`=${form}`)) ?? Object.entries(match).find(([when]) => /=(other|\*)$/.test(when))
  if (!wanted) throw new Error(`no form of ${JSON.stringify(match)} for ${number}`)
  return wanted[1]
}
