import { useShortcuts } from '../../lib/shortcuts.ts'
import { m } from '../../paraglide/messages.js'
import { useRights } from '../session/rights.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { CheckField } from '../ui/form/CheckField.tsx'
import './KeyList.css'
import { openGroups } from './places.ts'

/** The keys of the office, and the way to turn single letters off. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const on = useShortcuts(({ on }) => on)
  const keys: [string, string][] = [
    ['Ctrl K · /', m.office_key_find()],
    ['J · K', m.office_key_move()],
    ['Enter', m.office_key_open()],
    ['X', m.office_key_select()],
    ['Ctrl S', m.office_key_save()],
    ['Esc', m.office_key_close()],
    ['?', m.office_key_help()],
  ]
  const places = openGroups(useRights()).flatMap(({ places: some }) => some)
  return (
    <Dialog title={m.office_keys()} onClose={onClose}>
      <dl className="keylist">
        {[...keys, ...places.map(({ letter, words }) => [`G ${letter.toUpperCase()}`, words()] as const)].map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <CheckField checked={on} onChange={(now) => useShortcuts.setState({ on: now })}>
        {m.office_keys_on()}
      </CheckField>
    </Dialog>
  )
}
