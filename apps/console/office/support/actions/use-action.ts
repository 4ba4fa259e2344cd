import { orderTimelineGet, supportRequestsGet } from '@harbour/protocol'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { withStepUp } from '../../session/step-up.ts'
import { newAttempt } from './attempt.ts'

type ActionTerms<Content extends object, Outcome> = {
  /** Does it under an id of its own, which is the same for the same content until an answer has come. */
  act: (content: Content, id: string) => Promise<Outcome>
  onDone: (outcome: Outcome) => void
}

/** Something that support does about an order: shown again who they are where that is asked, once however often it is tapped, and then the order is read anew. */
export function useAction<Content extends object, Outcome>({ act, onDone }: ActionTerms<Content, Outcome>) {
  const queries = useQueryClient()
  const [attempt] = useState(newAttempt)
  const action = useMutation({
    mutationFn: (content: Content) => withStepUp(() => act(content, attempt.idFor(content))),
    onSuccess: (outcome) => {
      attempt.answered()
      onDone(outcome)
    },
    onSettled: () => Promise.all([orderTimelineGet, supportRequestsGet].map(({ name }) => queries.invalidateQueries({ queryKey: [name] }))),
  })
  return {
    go: (content: Content) => !action.isPending && action.mutate(content),
    isPending: action.isPending,
    error: action.error,
    /** An answer was lost: nobody knows what came of it, and only the same may be asked again. */
    unsure: action.error instanceof CallFailure && action.error.isLost,
  }
}
