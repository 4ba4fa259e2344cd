import { dataExport } from '@harbour/protocol'
import { call } from '../../../api/call.ts'
import { useSending } from '../../../api/use-sending.ts'
import { m } from '../../../paraglide/messages.js'
import { showToast } from '../../../lib/toast.ts'

/** Hands the member a file with all that is kept of them. */
export function useDataExport() {
  const { busy, send } = useSending(async () => {
    const { fileName, json } = await call(dataExport, {})
    save(fileName, json)
    showToast(m.account_exported({ file: fileName }))
  })
  return { busy, download: () => send() }
}

/** A link that is pressed once: the browser has no other way to keep a file. */
function save(fileName: string, json: string) {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
