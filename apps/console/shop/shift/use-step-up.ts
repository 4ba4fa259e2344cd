import { staffStepUp } from '@harbour/protocol'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Shows by a PIN once more who has signed in at this tablet. */
export const useStepUp = () => useMutation({ mutationFn: (pin: string) => call(staffStepUp, { proof: { by: 'pin', pin } }) })
