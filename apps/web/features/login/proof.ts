import { registerVerifySms } from '@harbour/protocol'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { wordsOf } from './words-of.ts'

/** The proof that a phone or a mailbox is one's own: had for the code that was sent there. */
export function useProof() {
  const [proof, setProof] = useState<string>()
  return {
    proof,
    forgetProof: () => setProof(undefined),
    /** Gives what is wrong with the code, in words; undefined when it was right. */
    prove: (smsId: string, code: string): Promise<string | undefined> =>
      call(registerVerifySms, { smsId, code }, { handles: 'all' }).then(({ proof }) => void setProof(proof), wordsOf),
  }
}
