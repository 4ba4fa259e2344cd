import * as v from 'valibot'
import { CallFailure } from '../../../api/call-failure.ts'
import { m } from '../../../paraglide/messages.js'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { fileFaultWords } from './file-fault-words.ts'

const Faults = v.object({ faults: v.array(v.object({ line: v.number(), column: v.string(), fault: v.string() })) })

/** Says why a file was not brought in: each of its faults by line and column. */
export function FileFaults({ error }: { error: Error | null }) {
  const read = v.safeParse(Faults, error instanceof CallFailure ? error.data : null)
  return (
    <>
      <ErrorNote error={error} />
      {read.success && (
        <ul className="rcl__faults">
          {read.output.faults.map(({ line, column, fault }) => (
            <li key={`${line} ${column} ${fault}`}>
              {m.finance_fault_at({ line })} <b>{column}</b> {fileFaultWords(fault)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
