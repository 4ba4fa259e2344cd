import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { download } from '../../lib/download.ts'
import { m } from '../../paraglide/messages.js'
import { OfficeButton } from './OfficeButton.tsx'

type CsvButtonProps = {
  /** The name of the file, without its ending. */
  name: string
  /** Fetches the rows as CSV. */
  csv: () => Promise<string | null>
}

/** Downloads what is shown as CSV. */
export function CsvButton({ name, csv }: CsvButtonProps) {
  const fetched = useMutation({
    mutationFn: csv,
    onSuccess: (text) => text !== null && download(`${name}.csv`, text),
  })
  return (
    <OfficeButton icon={Download} pending={fetched.isPending} onClick={() => fetched.mutate()} title={fetched.error?.message}>
      {fetched.error ? m.office_csv_failed() : m.office_csv()}
    </OfficeButton>
  )
}
