import { useQuery } from '@tanstack/react-query'
import { FileText, Phone, ShieldCheck } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { useBrandInfo } from '../../../entities/brand/brand-info.ts'
import { useBack } from '../../../navigation/go.ts'
import { telephone } from '../../../entities/contact/phone-number.ts'
import { chainTextQuery } from '../../../entities/brand/chain-text-query.ts'
import { AppBar } from '../../../ui/frame/AppBar.tsx'
import { ListRow } from '../../../ui/ListRow.tsx'
import { TextBody } from './TextBody.tsx'
import '../account.css'
import { paths } from '../../../navigation/paths.ts'

/** Help: whom to call, the questions that are asked most, and the texts of the house (spec 2.12). */
export function ServiceScreen() {
  const back = useBack()
  const hotline = useBrandInfo()?.hotline
  const phone = hotline && telephone(hotline)
  const read = useQuery(chainTextQuery('service'))
  return (
    <div className="app inf">
      <AppBar line title={m.account_help()} onBack={() => back(paths.account)} />
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
          <ListRow icon={FileText} title={m.register_agree_terms_title()} href={paths.agreement} />
          <ListRow icon={ShieldCheck} title={m.register_agree_privacy_title()} href={paths.privacy} />
        </div>
        <TextBody read={read} />
      </main>
    </div>
  )
}
