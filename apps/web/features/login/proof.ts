import { registerVerifySms } from '@harbour/protocol'
import { call } from '../../api/call.ts'

/** The proof that a phone or a mailbox is one's own, for the code that was sent there. */
export const proofFor = async (smsId: string, code: string): Promise<string> =>
  (await call(registerVerifySms, { smsId, code }, { handles: 'all' })).proof
