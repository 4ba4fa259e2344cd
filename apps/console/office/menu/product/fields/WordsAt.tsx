import type { ChainProduct, Words } from '@harbour/chain'
import { useWatch, type FieldPathByValue } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import { TextAt } from './form-fields.tsx'
import './Fields.css'

type WordsAtProps = {
  name: FieldPathByValue<ChainProduct, Words | undefined>
  tc: string
  en: string
  lines?: boolean
  /** It may be left out: in both languages or in none. */
  optional?: boolean
}

/** A text in both languages side by side; the one that is missing is marked. */
export function WordsAt({ name, tc, en, lines = false, optional = false }: WordsAtProps) {
  const words = useWatch<ChainProduct, typeof name>({ name })
  const [hasTc, hasEn] = [Boolean(words?.tc.trim()), Boolean(words?.en.trim())]
  const lacks = (own: boolean, other: boolean) => (own || (optional && !other) ? undefined : m.menu_language_missing())
  return (
    <div className="mfld__pair">
      {/* Either path is one of a text: they are those of a text in both languages. */}
      <TextAt name={`${name}.tc` as TextName} label={tc} lines={lines} hint={lacks(hasTc, hasEn) ?? countOf(words?.tc, lines)} />
      <TextAt name={`${name}.en` as TextName} label={en} lines={lines} hint={lacks(hasEn, hasTc) ?? countOf(words?.en, lines)} />
    </div>
  )
}

type TextName = FieldPathByValue<ChainProduct, string>

/** Long texts say how long they are. */
const countOf = (text: string | undefined, lines: boolean): string | undefined =>
  lines && text ? m.menu_characters({ count: [...text].length }) : undefined
