import { useNavigate } from 'react-router'
import { m } from '../../paraglide/messages.js'
import type { WorkingVersions } from '../catalogue/versions.ts'
import { paths } from '../paths.ts'
import { SelectField } from '../ui/form/SelectField.tsx'
import './DraftPicker.css'

/** The draft that is worked in, among those that are open and those that wait for their moment; nothing while there is at most one. */
export function DraftPicker({ versions: { open }, current }: { versions: WorkingVersions; current: number | null }) {
  const navigate = useNavigate()
  if (open.length < 2) return null
  const words = ({ versionNo, note, changes, state }: WorkingVersions['open'][number]) =>
    [m.publish_draft_named({ versionNo, changes }), note, state === 'scheduled' ? m.publish_state_scheduled() : '']
      .filter(Boolean)
      .join(' · ')
  return (
    <div className="draftpick">
      <SelectField
        label={m.publish_draft()}
        value={String(current ?? '')}
        options={open.map((each) => ({ value: String(each.versionNo), words: words(each) }))}
        onChange={(value) => void navigate(paths.version(Number(value)))}
      />
    </div>
  )
}
