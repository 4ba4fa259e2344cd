import { useLocation, useNavigate, useSearchParams } from 'react-router'

const askedHere = 'asked here'

/**
 * The question "When would you like it?", over whichever screen asks it. The address bar names it, so that the phone's back gesture
 * closes it, and so that a choice of shop can lead on to it.
 */
export function useTimeQuestion() {
  const [params, setParams] = useSearchParams()
  const state: unknown = useLocation().state
  const navigate = useNavigate()
  return {
    asking: params.has('when'),
    ask: () => setParams((old) => asked(old, true), { state: askedHere }),
    close: () => (state === askedHere ? void navigate(-1) : setParams((old) => asked(old, false), { replace: true })),
  }
}

function asked(old: URLSearchParams, when: boolean): URLSearchParams {
  const next = new URLSearchParams(old)
  next.delete('when')
  if (when) next.set('when', '1')
  return next
}
