import { orderTimelineGet, supportRequestsGet } from '@harbour/protocol'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailure } from '../../../api/call-failure.ts'
import { withStepUp } from '../../session/step-up.ts'
import { newAttempt } from './attempt.ts'

type Deed<Wish extends object, Outcome> = {
  /** Does it under an id of its own, which is the same for the same wish until an answer has come. */
  act: (wish: Wish, id: string) => Promise<Outcome>
  onDone: (outcome: Outcome) => void
}

/** Something that support does about an order: shown again who they are where that is asked, once however often it is tapped, and then the order is read anew. */
export function useDeed<Wish extends object, Outcome>({ act, onDone }: Deed<Wish, Outcome>) {
  const queries = useQueryClient()
  const [attempt] = useState(newAttempt)
  const deed = useMutation({
    mutationFn: (wish: Wish) => withStepUp(() => act(wish, attempt.idFor(wish))),
    onSuccess: (outcome) => {
      attempt.answered()
      onDone(outcome)
    },
    onSettled: () => Promise.all([orderTimelineGet, supportRequestsGet].map(({ name }) => queries.invalidateQueries({ queryKey: [name] }))),
  })
  return {
    go: (wish: Wish) => !deed.isPending && deed.mutate(wish),
    isPending: deed.isPending,
    error: deed.error,
    /** An answer was lost: nobody knows what came of it, and only the same may be asked again. */
    unsure: deed.error instanceof CallFailure && deed.error.isLost,
  }
}
