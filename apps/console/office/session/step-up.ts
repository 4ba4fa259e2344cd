import { create } from 'zustand'
import { CallFailure, isRefused } from '../../api/call-failure.ts'

type PendingStepUp = { onAnswer: (proven: boolean) => void }

/** The question that is open: who is it? */
export const useStepUp = create<{ pending: PendingStepUp | null }>()(() => ({ pending: null }))

/**
 * Does something that may ask who it is: where the gateway wants it shown again, whoever is signed in is asked, and it is done then. Whoever would rather not
 * gets the refusal.
 */
export async function withStepUp<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act()
  } catch (cause) {
    if (!isRefused(cause, 'STEP_UP') || !(await proven())) throw cause
    return act()
  }
}

function proven(): Promise<boolean> {
  return new Promise((resolve) => {
    const onAnswer = (answer: boolean) => {
      useStepUp.setState({ pending: null })
      resolve(answer)
    }
    useStepUp.setState({ pending: { onAnswer } })
  })
}

/** Says whether something failed only because nobody showed who they are: there is nothing to say of it. */
export const isDeclined = (cause: unknown): boolean => cause instanceof CallFailure && cause.code === 'STEP_UP'
