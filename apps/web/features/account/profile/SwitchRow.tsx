import { AsyncSwitch } from '../../../ui/forms/choices/AsyncSwitch.tsx'
import { ListRow, type ListRowProps } from '../../../ui/ListRow.tsx'

type Props = Pick<ListRowProps, 'icon' | 'title' | 'detail'> & { on: boolean; disabled: boolean; ask: (on: boolean) => Promise<unknown> }

/** A row of the account that is on or off, and says at once which. */
export function SwitchRow({ on, disabled, ask, ...row }: Props) {
  return (
    <label className="mine__label">
      <ListRow {...row} plain end={<AsyncSwitch {...{ on, disabled, ask }} />} />
    </label>
  )
}
