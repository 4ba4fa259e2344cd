import { ListRow, type ListRowProps } from '../../ui/ListRow.tsx'
import { Switch } from '../../ui/Switch.tsx'

type Props = Pick<ListRowProps, 'icon' | 'title' | 'detail'> & { on: boolean; disabled: boolean; onTurn: (on: boolean) => void }

/** A row of the account that is on or off, and says at once which. */
export function SwitchRow({ on, disabled, onTurn, ...row }: Props) {
  return (
    <label className="mine__label">
      <ListRow
        {...row}
        plain
        end={<Switch checked={on} disabled={disabled} onChange={({ currentTarget }) => onTurn(currentTarget.checked)} />}
      />
    </label>
  )
}
