import { useQuery } from '@tanstack/react-query'
import { FileText, Phone, ShieldCheck } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { useBrandInfo } from '../../stores/brand.ts'
import { useBack } from '../../stores/go.ts'
import { telephone } from '../../stores/telephone.ts'
import { textQuery } from '../../stores/text-query.ts'
import { AppBar } from '../../ui/AppBar.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { TextBody } from './TextBody.tsx'
import './account.css'

/** Help: whom to call, the questions that are asked most, and the texts of the house (spec 2.12). */
export function ServiceScreen() {
  const back = useBack()
  const hotline = useBrandInfo()?.hotline
  const phone = hotline && telephone(hotline)
  const read = useQuery(textQuery('service'))
  return (
    <div className="app inf">
      <AppBar line title={m.account_help()} onBack={() => back('/mine')} />
      <main id="main">
        <div className="menu-card card">
          {phone && (
            <ListRow
              icon={Phone}
              title={m.account_hotline()}
              end={<span className="small ink2 num">{phone.words}</span>}
              href={phone.href}
            />
          )}
          <ListRow icon={FileText} title={m.register_agree_terms_title()} href="/agreement" />
          <ListRow icon={ShieldCheck} title={m.register_agree_privacy_title()} href="/privacy" />
        </div>
        <TextBody read={read} />
      </main>
    </div>
  )
}
