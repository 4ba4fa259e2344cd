import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { download } from '../../lib/download.ts'
import { exactTimeOfDay } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { OfficeButton } from './OfficeButton.tsx'

type CsvButtonProps = {
  /** The name of the file, without its ending. */
  name: string
  /** Fetches the rows as CSV. */
  csv: () => Promise<CsvAnswer>
}

/** The answer of a call that was asked for its rows as CSV. `asOf`: the moment that they are of, where they were read late. */
export type CsvAnswer = { csv: string | null; asOf?: number | undefined }

/** Downloads what is shown as CSV; the file of rows that were read late says so in its name. */
export function CsvButton({ name, csv }: CsvButtonProps) {
  const fetched = useMutation({
    mutationFn: csv,
    onSuccess: ({ csv: text, asOf }) => {
      const late = asOf === undefined ? '' : ` as of ${exactTimeOfDay(asOf).replaceAll(':', '.')}`
      if (text !== null) download(`${name}${late}.csv`, text)
    },
  })
  return (
    <OfficeButton icon={Download} pending={fetched.isPending} onClick={() => fetched.mutate()} title={fetched.error?.message}>
      {fetched.error ? m.office_csv_failed() : m.office_csv()}
    </OfficeButton>
  )
}
