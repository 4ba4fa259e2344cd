import { useState } from 'react'
import { useLocale } from '../../../lib/locale.ts'
import { m } from '../../../paraglide/messages.js'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { termsSentence } from '../words/coupon-sentence.ts'
import type { CouponTerms } from '../words/coupon-terms.ts'
import { giftWords } from '../words/gift-words.ts'
import { wordsIn } from '../../words/in-language.ts'
import type { Names } from '../../catalogue/names.ts'
import './GuestTicket.css'

/** A coupon as its guest reads it, in either language. */
export function GuestTicket({ terms, names }: { terms: CouponTerms; names: Names }) {
  const own = useLocale(({ locale }) => locale)
  const [locale, setLocale] = useState(own)
  const lines = locale === 'en' ? terms.terms.en : terms.terms.tc
  return (
    <Panel
      title={m.offers_guest_sees()}
      tools={
        <OfficeButton small onClick={() => setLocale(locale === 'en' ? 'zh-Hant' : 'en')}>
          {locale === 'en' ? m.offers_show_chinese() : m.offers_show_english()}
        </OfficeButton>
      }
    >
      <article className="offguest" lang={locale}>
        <b>{giftWords(terms, names, locale)}</b>
        <div>
          <h3>{wordsIn(terms.name, locale) || m.offers_no_name()}</h3>
          <p>{wordsIn(terms.category, locale)}</p>
          <p>{lines.length > 0 ? lines.join(' ') : termsSentence(terms, names, locale)}</p>
        </div>
      </article>
    </Panel>
  )
}
