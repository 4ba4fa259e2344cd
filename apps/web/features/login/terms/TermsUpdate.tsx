import { FileText, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { dayWords } from '../../../lib/day-words.ts'
import { endAskingTerms } from '../../../entities/member/terms-prompt.ts'
import { Button } from '../../../ui/Button.tsx'
import { ListRow } from '../../../ui/ListRow.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { TermsSheet } from './TermsSheet.tsx'
import { useChangedTerms } from './use-changed-terms.ts'
import '../login.css'

const titles = { agreement: m.register_agree_terms_title, privacy: m.register_agree_privacy_title }
const icons = { agreement: FileText, privacy: ShieldCheck }

/** Asks a member to agree anew to what has changed since they did. It can wait: until then what they agreed to goes on. */
export function TermsUpdate() {
  const { due, agree, agreeing, failed } = useChangedTerms()
  const [reading, setReading] = useState<'agreement' | 'privacy'>()
  return (
    <>
      <Sheet
        open={due.length > 0}
        onClose={() => endAskingTerms(true)}
        title={m.terms_anew_title()}
        className="anew"
        foot={
          <div className="anew__acts">
            <Button block loading={agreeing} reason={failed} onClick={agree}>
              {m.terms_anew_agree()}
            </Button>
            <Button variant="ghost" block onClick={() => endAskingTerms(true)}>
              {m.terms_anew_later()}
            </Button>
          </div>
        }
      >
        <p className="small ink2 anew__say">{m.terms_anew_body()}</p>
        {due.map(({ informationId, version, agreedAt }) => (
          <ListRow
            key={informationId}
            icon={icons[informationId]}
            title={titles[informationId]()}
            detail={agreedAt === null ? m.terms_anew_new({ version }) : m.terms_anew_since({ version, date: dayWords(agreedAt) })}
            onClick={() => setReading(informationId)}
          />
        ))}
      </Sheet>
      <TermsSheet reading={reading} onClose={() => setReading(undefined)} />
    </>
  )
}
