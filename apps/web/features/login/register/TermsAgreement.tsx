import { Suspense, useState } from 'react'
import { CircleAlert } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { Check } from '../../../ui/forms/choices/Check.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { writeRegister, type RegisterDraft } from './register-draft.ts'

const TermsSheet = lazyPart(() => import('../terms/TermsSheet.tsx'), 'TermsSheet')

/** The agreement that must be, and the offers that may be: two boxes, neither ticked beforehand. The texts are read over the form. */
export function TermsAgreement({ draft, asked }: { draft: RegisterDraft; asked: boolean }) {
  const [reading, setReading] = useState<'agreement' | 'privacy'>()
  const [read, setRead] = useState(false)
  if (reading && !read) setRead(true)
  const missing = asked && !draft.agreed
  return (
    <div className="rg__consent">
      <div className="rg__agree">
        <Check
          id="agree"
          name="agree"
          required
          aria-describedby="agree-note"
          aria-invalid={missing || undefined}
          aria-labelledby="agree-words"
          checked={draft.agreed}
          onChange={({ currentTarget }) => writeRegister({ agreed: currentTarget.checked })}
        />
        <span className="small" id="agree-words">
          <label htmlFor="agree">{m.register_agree_before()}</label>
          <button type="button" onClick={() => setReading('agreement')}>
            {m.register_agree_terms()}
          </button>
          {m.register_agree_and()}
          <button type="button" onClick={() => setReading('privacy')}>
            {m.register_agree_privacy()}
          </button>
        </span>
      </div>
      <p id="agree-note" className="field__help is-error" aria-live="polite">
        {missing && (
          <>
            <Icon of={CircleAlert} size={16} />
            {m.register_agree_missing()}
          </>
        )}
      </p>
      <label className="rg__agree">
        <Check name="news" checked={draft.news} onChange={({ currentTarget }) => writeRegister({ news: currentTarget.checked })} />
        <span className="small">{m.register_news()}</span>
      </label>
      <Suspense fallback={null}>{read && <TermsSheet reading={reading} onClose={() => setReading(undefined)} />}</Suspense>
    </div>
  )
}
