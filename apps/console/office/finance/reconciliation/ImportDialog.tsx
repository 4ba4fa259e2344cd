import { settlementCasesGet, settlementImport, type SettlementProvider } from '@harbour/protocol'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { providerWords } from './case-words.ts'
import { FileFaults } from './FileFaults.tsx'
import { ImportResult } from './ImportResult.tsx'

/** The bytes of a file that the gateway takes, with room for the rest of the call. */
const mostBytes = 3_500_000

const providers: readonly SettlementProvider[] = ['sandbox', 'stripe']

/** Brings in a provider's settlement file, and says what came of it. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const [provider, setProvider] = useState<SettlementProvider>('sandbox')
  const [file, setFile] = useState<File | null>(null)
  const bring = useMutation({
    mutationFn: async (chosen: File) => call(settlementImport, { provider, name: chosen.name.slice(0, 200), csv: await chosen.text() }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [settlementCasesGet.name] }),
  })
  const brought = bring.data
  const isLarge = file !== null && file.size > mostBytes
  return (
    <Dialog
      title={m.finance_import()}
      onClose={onClose}
      actions={
        brought ? undefined : (
          <OfficeButton look="brand" pending={bring.isPending} disabled={!file || isLarge} onClick={() => file && bring.mutate(file)}>
            {m.finance_bring_in()}
          </OfficeButton>
        )
      }
    >
      {brought ? (
        <>
          <ImportResult brought={brought} />
          <span>
            <OfficeButton look="brand" onClick={onClose}>
              {m.finance_to_inbox()}
            </OfficeButton>
          </span>
        </>
      ) : (
        <>
          <SelectField
            label={m.finance_provider()}
            value={provider}
            options={providers.map((value) => ({ value, words: providerWords(value) }))}
            onChange={(value) => {
              setProvider(value)
              bring.reset()
            }}
          />
          <Field
            label={m.finance_file()}
            help={provider === 'stripe' ? m.finance_file_stripe() : m.finance_file_sandbox()}
            error={isLarge ? m.finance_file_large() : undefined}
          >
            {(ids) => (
              <input
                {...ids}
                type="file"
                accept=".csv,text/csv"
                onChange={({ target }) => {
                  setFile(target.files?.[0] ?? null)
                  bring.reset()
                }}
              />
            )}
          </Field>
          <FileFaults error={bring.error} />
        </>
      )}
    </Dialog>
  )
}
