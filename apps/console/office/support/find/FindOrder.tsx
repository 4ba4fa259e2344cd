import { m } from '../../../paraglide/messages.js'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { SearchForm } from '../../ui/SearchForm.tsx'
import { useFilter, useSetFilters } from '../../ui/table/table-address.ts'
import { useShopNames } from '../../words/use-shop-names.ts'
import { inputDay, wireDay } from '../../../lib/calendar-day.ts'
import './FindOrder.css'
import { FoundMembers } from './FoundMembers.tsx'
import { FoundOrders, noNarrow } from './FoundOrders.tsx'
import { RecentOrders } from './RecentOrders.tsx'

/** Finds orders, and members beside them; what was sought stands in the address. */
export function FindOrder() {
  const [text, search] = useFilter('q')
  return (
    <>
      <SearchForm main label={m.support_field()} go={m.support_search()} text={text} onSearch={search} />
      <Narrow />
      {text === '' ? (
        <>
          <p className="supfind__say">{m.support_not_sought()}</p>
          <RecentOrders />
        </>
      ) : (
        <div className="supfound">
          <FoundOrders text={text} />
          <FoundMembers text={text} />
        </div>
      )}
    </>
  )
}

/** A shop and a day, within which pickup numbers are told apart. */
function Narrow() {
  const [shop, setShop] = useFilter('shop')
  const [day, setDay] = useFilter('day')
  const { shops } = useShopNames()
  return (
    <div className="supfind__narrow">
      <SelectField
        label={m.support_shop()}
        hideLabel
        value={shop}
        options={[{ value: '', words: m.office_all_shops() }, ...shops.map(({ storeId, name }) => ({ value: storeId, words: name }))]}
        onChange={setShop}
      />
      <TextField label={m.support_day()} hideLabel type="date" value={inputDay(day)} onChange={(value) => setDay(wireDay(value))} />
      {(shop !== '' || day !== '') && <ClearNarrow />}
    </div>
  )
}

function ClearNarrow() {
  const set = useSetFilters()
  return (
    <OfficeButton look="ghost" onClick={() => set(noNarrow)}>
      {m.office_clear_filters()}
    </OfficeButton>
  )
}
