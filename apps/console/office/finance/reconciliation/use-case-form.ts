import { settlementCaseSave, settlementCasesGet } from '@harbour/protocol'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { isRefused } from '../../../api/call-failure.ts'
import { m } from '../../../paraglide/messages.js'
import { offerUndo, sayNote } from '../../../ui/undo.ts'
import { withStepUp } from '../../session/step-up.ts'
import type { CaseState, ChoosableReason, SettlementCase } from './case-words.ts'

/** The things that somebody says of a case. */
export type CaseDraft = { ownerId: string | null; reason: ChoosableReason | null; note: string }

const draftOf = ({ ownerId, reason, note }: SettlementCase): CaseDraft => ({ ownerId, reason: reason === 'matched' ? null : reason, note })

type Change = CaseDraft & { revision: number; state: CaseState }

/**
 * A case as somebody changes it. What is typed stays until it is saved, however often the case is read anew; `changed` says that a colleague has changed it since
 * the first letter, and `keepTyped` goes on with what is typed all the same.
 */
export function useCaseForm(one: SettlementCase) {
  const queries = useQueryClient()
  const [typed, setTyped] = useState<{ draft: CaseDraft; revision: number } | null>(null)
  const save = useMutation({
    mutationFn: (change: Change) => withStepUp(() => call(settlementCaseSave, { caseId: one.caseId, ...change })),
    // Read anew also where it was refused: somebody may have changed it.
    onSettled: () => queries.invalidateQueries({ queryKey: [settlementCasesGet.name] }),
  })
  const draft = typed?.draft ?? draftOf(one)
  return {
    draft,
    isTyped: typed !== null,
    changed: typed !== null && typed.revision !== one.revision,
    error: isRefused(save.error, 'CASE_CHANGED') ? null : save.error,
    isPending: save.isPending,
    edit: (part: Partial<CaseDraft>) => setTyped({ draft: { ...draft, ...part }, revision: typed?.revision ?? one.revision }),
    keepTyped: () => setTyped({ draft, revision: one.revision }),
    takeTheirs: () => setTyped(null),
    say: (state: CaseState) => {
      // Taken back, it stands as it stood; what was typed is not lost.
      const before = { ...draft, note: draft.note || one.note, reason: one.state === 'open' ? null : draftOf(one).reason, state: one.state }
      const change = { ...draft, state, revision: typed?.revision ?? one.revision, ...(state === 'open' && { reason: null }) }
      save.mutate(change, {
        onSuccess: ({ revision }) => {
          setTyped(null)
          if (state === one.state || one.reason === 'matched') sayNote(m.finance_saved())
          else offerUndo(saidOf(state), () => save.mutateAsync({ ...before, revision }))
        },
      })
    },
  }
}

const saidOf = (state: CaseState): string =>
  ({ open: m.finance_said_open, explained: m.finance_said_explained, settled: m.finance_said_settled })[state]()
