import { classes } from '../../../lib/classes.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/Icon.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { useFilter } from '../../ui/table/table-address.ts'
import { countSigns, signs } from '../state/shop-sign.ts'
import { signIcons } from '../state/StatePill.tsx'
import { signLooks, signWords } from '../state/state-words.ts'
import type { ShopRow } from './shop-rows.ts'

/** The ways to narrow the list of shops: words, a district, a sign. */
export function ShopFilters({ rows, maySee }: { rows: readonly ShopRow[]; maySee: boolean }) {
  const [text, search] = useFilter('q')
  const [district, pickDistrict] = useFilter('district')
  return (
    <div className="shlist__filters" role="search" aria-label={m.shops_filters()}>
      <SearchBox label={m.shops_search()} value={text} onChange={search} />
      <SelectField
        label={m.shops_district()}
        hideLabel
        value={district}
        options={[{ value: '', words: m.shops_all_districts() }, ...districtsOf(rows)]}
        onChange={pickDistrict}
      />
      {maySee && <SignFilter rows={rows} />}
    </div>
  )
}

/** The districts that have shops, by their names where they are known. */
function districtsOf(rows: readonly ShopRow[]): { value: string; words: string }[] {
  const names = new Map(rows.map(({ record, now }) => [record.district, now?.district ?? record.district]))
  return [...names].map(([value, words]) => ({ value, words })).toSorted((one, other) => (one.words < other.words ? -1 : 1))
}

function SignFilter({ rows }: { rows: readonly ShopRow[] }) {
  const [state, pick] = useFilter('state')
  const counts = countSigns(rows.flatMap(({ now }) => now ?? []))
  return (
    <span className="shlist__signs" role="group" aria-label={m.shops_state()}>
      {signs.map((sign) => (
        <button
          key={sign}
          type="button"
          aria-pressed={state === sign}
          className={classes('pill', `pill--${signLooks[sign]}`, 'shlist__sign')}
          onClick={() => pick(state === sign ? '' : sign)}
        >
          <Icon of={signIcons[sign]} size={16} />
          {signWords[sign]()} {counts[sign]}
        </button>
      ))}
    </span>
  )
}
