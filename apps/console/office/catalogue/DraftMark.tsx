import { Pencil } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { paths } from '../paths.ts'
import { Pill } from '../ui/Pill.tsx'
import { useVersions } from './versions.ts'

/** Says how many changes wait in the draft that is worked in, and leads to publishing them. */
export function DraftMark() {
  const { versions } = useVersions()
  const changes = versions?.draft?.changes ?? 0
  if (!versions?.draft || changes === 0) return null
  return (
    <Link to={paths.version(versions.draft.versionNo)}>
      <Pill look="draft" icon={Pencil}>
        {m.office_draft_changes({ changes })}
      </Pill>
    </Link>
  )
}
