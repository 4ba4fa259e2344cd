import { useLocale } from '../../../lib/locale.ts'
import { m } from '../../../paraglide/messages.js'
import { Panel } from '../Panel.tsx'
import './SentencePanel.css'

/** A rule as one sentence, in both languages: the screen's own first. */
export function SentencePanel({ tc, en }: { tc: string; en: string }) {
  const locale = useLocale(({ locale }) => locale)
  const both = [
    { lang: 'en', words: en },
    { lang: 'zh-Hant', words: tc },
  ].toSorted((a, b) => Number(b.lang === locale) - Number(a.lang === locale))
  return (
    <Panel title={m.office_one_sentence()} className="sensay">
      {both.map(({ lang, words }) => (
        <p key={lang} lang={lang}>
          {words}
        </p>
      ))}
    </Panel>
  )
}
