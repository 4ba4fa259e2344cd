import { X } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { Callout } from '../Callout.tsx'
import { OfficeButton } from '../OfficeButton.tsx'
import { useLongWork } from './long-work.ts'
import './LongWorkBar.css'

/** Says on every page how far the work is that somebody has left running, and afterwards what of it was not done. */
export function LongWorkBar() {
  const { work, faults } = useLongWork()
  return (
    <div className="longwork">
      <div role="status">
        {work && (
          <Callout look="info" tools={<span aria-hidden>{m.office_work_done({ done: work.done, of: work.of })}</span>}>
            {work.words}
            <progress aria-label={work.words} max={work.of} value={work.done} />
          </Callout>
        )}
      </div>
      {faults && (
        <Callout
          look="err"
          tools={
            <OfficeButton
              look="ghost"
              small
              icon={X}
              aria-label={m.office_close()}
              onClick={() => useLongWork.setState({ faults: null })}
            />
          }
        >
          <div role="alert">
            {faults.words}
            <ul>
              {faults.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </Callout>
      )}
    </div>
  )
}
