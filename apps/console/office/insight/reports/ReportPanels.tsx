import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Panel } from '../../ui/Panel.tsx'

type ReportPanelsProps = {
  title: string
  sub?: ReactNode
  /** Nothing happened in the period. */
  isEmpty: boolean
  picture: ReactNode
  children: ReactNode
}

/** A report: its picture, and its numbers beneath. */
export function ReportPanels({ title, sub, isEmpty, picture, children }: ReportPanelsProps) {
  if (isEmpty)
    return (
      <Panel>
        <Empty title={m.insight_nothing()}>
          <p>{m.insight_nothing_say()}</p>
        </Empty>
      </Panel>
    )
  return (
    <>
      <Panel title={title} sub={sub}>
        {picture}
      </Panel>
      <Panel bare>{children}</Panel>
    </>
  )
}

/** Stands for a report that has not come: a fault with its retry, or the room that it will have. */
export function Unread({ error, onRetry }: { error: Error | null; onRetry: () => unknown }) {
  return error ? <ErrorNote error={error} onRetry={onRetry} /> : <Loading rows={10} />
}
