import { Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import { setLocale, useLocale } from '../../lib/locale.ts'
import { m } from '../../paraglide/messages.js'
import { Mark } from '../../ui/Mark.tsx'
import { OfficeButton } from '../ui/OfficeButton.tsx'
import './SignInFrame.css'

/** The office before anybody is in: whose it is, the language, and one card. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  const locale = useLocale(({ locale }) => locale)
  return (
    <div className="ofin">
      <section className="ofin__side">
        <p className="ofin__brand">
          <Mark className="of__mark" />
          <span>
            <b>Harbour</b>
            <span>{m.office_sub()}</span>
          </span>
        </p>
        <p className="ofin__say">{m.office_greeting()}</p>
        <p>{m.office_greeting_more()}</p>
      </section>
      <main className="ofin__main">
        <div className="ofin__card">
          <header>
            <h1>{title}</h1>
            <OfficeButton look="ghost" icon={Languages} onClick={() => setLocale(locale === 'en' ? 'zh-Hant' : 'en')}>
              {m.office_other_language()}
            </OfficeButton>
          </header>
          {children}
        </div>
      </main>
    </div>
  )
}
