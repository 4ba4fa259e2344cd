import { printerListGet, printerRemove, printerSave, type Printer } from '@harbour/protocol'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { sayNote } from '../../../ui/undo.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { CheckField } from '../../ui/form/CheckField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { CountField } from '../../ui/form/CountField.tsx'
import { copyWords } from './printer-words.ts'

type PrinterDialogProps = { storeId: string; printer: Printer | null; onClose: () => void }
type Terms = Pick<Printer, 'name' | 'host' | 'port' | 'copy' | 'active'>

const usual: Terms = { name: '', host: '', port: 9100, copy: 'both', active: true }

/** Takes a printer in, changes one, or removes it. */
export function PrinterDialog({ storeId, printer, onClose }: PrinterDialogProps) {
  const [terms, setTerms] = useState<Terms>(printer ?? usual)
  const [isSure, setIsSure] = useState(false)
  const { save, remove } = usePrinterActs({ storeId, printer, terms, onClose })
  const change = (part: Partial<Terms>) => setTerms((now) => ({ ...now, ...part }))
  const complete = terms.name.trim() !== '' && /^[\w.:-]+$/.test(terms.host) && terms.port > 0 && terms.port < 65_536
  return (
    <Dialog
      title={printer ? m.shops_printer_change_one({ name: printer.name }) : m.shops_printer_add()}
      onClose={onClose}
      actions={
        <>
          {printer && (
            <OfficeButton look="danger" pending={remove.isPending} onClick={() => (isSure ? remove.mutate(printer) : setIsSure(true))}>
              {isSure ? m.shops_printer_remove_sure({ waiting: printer.waiting }) : m.shops_printer_remove()}
            </OfficeButton>
          )}
          <OfficeButton look="go" pending={save.isPending} disabled={!complete} onClick={() => save.mutate()}>
            {m.office_save()}
          </OfficeButton>
        </>
      }
    >
      <TextField label={m.shops_printer_name()} value={terms.name} maxLength={40} onChange={(name) => change({ name })} />
      <TextField
        label={m.shops_printer_host()}
        help={m.shops_printer_host_help()}
        value={terms.host}
        onChange={(host) => change({ host: host.trim() })}
      />
      <CountField label={m.shops_printer_port()} value={terms.port} onChange={(port) => change({ port })} />
      <SelectField
        label={m.shops_printer_copy()}
        value={terms.copy}
        options={(['both', 'kitchen', 'customer'] as const).map((value) => ({ value, words: copyWords(value) }))}
        onChange={(copy) => change({ copy })}
      />
      <CheckField checked={terms.active} onChange={(active) => change({ active })}>
        {m.shops_printer_active()}
      </CheckField>
      <ErrorNote error={save.error ?? remove.error} />
    </Dialog>
  )
}

function usePrinterActs({ storeId, printer, terms, onClose }: PrinterDialogProps & { terms: Terms }) {
  const queries = useQueryClient()
  const done = (words: string) => {
    void queries.invalidateQueries({ queryKey: [printerListGet.name] })
    sayNote(words)
    onClose()
  }
  const { name, host, port, copy, active } = terms
  const save = useMutation({
    mutationFn: () => call(printerSave, { storeId, printerId: printer?.printerId ?? null, name, host, port, copy, active }),
    onSuccess: () => done(m.shops_printer_saved()),
  })
  const remove = useMutation({
    mutationFn: ({ printerId }: Printer) => call(printerRemove, { storeId, printerId }),
    onSuccess: () => done(m.shops_printer_removed()),
  })
  return { save, remove }
}
