import { dataExport } from '@harbour/protocol'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { showToast } from '../../../lib/toast.ts'

/** Hands the member a file with all that is kept of them. */
export function useDataExport() {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    if (busy) return
    setBusy(true)
    try {
      const { fileName, json } = await call(dataExport, {})
      save(fileName, json)
      showToast(m.account_exported({ file: fileName }))
    } catch {
      // The call has said why.
    }
    setBusy(false)
  }
  return { busy, download: () => void download() }
}

/** A link that is pressed once: the browser has no other way to keep a file. */
function save(fileName: string, json: string) {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
