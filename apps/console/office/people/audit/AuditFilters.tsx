import { X } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { useShopNames } from '../../words/use-shop-names.ts'
import { inputDay, wireDay } from '../../../lib/calendar-day.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { SearchForm } from '../../ui/SearchForm.tsx'
import { useFilter } from '../../ui/table/table-address.ts'
import { actionOptions } from '../../words/action-words.ts'
import './AuditScreen.css'
import { useAuditSearch } from './use-audit-search.ts'

/** The audit, narrowed by what was done, to what, at which shop, by whom and when. */
export function AuditFilters() {
  const [action, setAction] = useFilter('action')
  const [shop, setShop] = useFilter('shop')
  const [who, setWho] = useFilter('who')
  const [from, setFrom] = useFilter('from')
  const [to, setTo] = useFilter('to')
  const { shops } = useShopNames()
  const { isNarrowed, clear } = useAuditSearch()
  return (
    <div className="pplaudit__filt">
      <Subject />
      <SelectField label={m.people_audit_action()} hideLabel value={action} options={actionOptions(action)} onChange={setAction} />
      <SelectField
        label={m.people_audit_shop()}
        hideLabel
        value={shop}
        options={[{ value: '', words: m.office_all_shops() }, ...shops.map(({ storeId, name }) => ({ value: storeId, words: name }))]}
        onChange={setShop}
      />
      <TextField label={m.people_audit_from()} type="date" value={inputDay(from)} onChange={(value) => setFrom(wireDay(value))} />
      <TextField label={m.people_audit_to()} type="date" value={inputDay(to)} onChange={(value) => setTo(wireDay(value))} />
      {who !== '' && (
        <OfficeButton icon={X} onClick={() => setWho('')}>
          {m.people_audit_one_person()}
        </OfficeButton>
      )}
      {isNarrowed && (
        <OfficeButton look="ghost" onClick={clear}>
          {m.office_clear_filters()}
        </OfficeButton>
      )}
    </div>
  )
}

/** A part of what it was done to; searched for when it is entered, since the audit is long. */
function Subject() {
  const [text, search] = useFilter('q')
  return <SearchForm label={m.people_audit_subject()} go={m.people_audit_search()} text={text} onSearch={search} />
}
