import type { CallRefusal, CommonRefusal } from '@harbour/protocol'

/** A reason that a call or the door declares; a call that has no answer, or none with a reason; a menu or a map that did not come. */
export type FailureCode = CallRefusal | CommonRefusal | 'NETWORK' | 'TIMEOUT' | 'UNKNOWN' | 'MENU' | 'MAP'

/** The status of a call that had no answer, beside those of the replies. */
export const unanswered = 0

/** The reason why a call did not give its answer: the reply's status, its reason code, its words and what came with them. */
export class CallFailure extends Error {
  status: number
  code: FailureCode
  data: unknown
  constructor(status: number, code: FailureCode, words: string, data?: unknown) {
    super(words)
    this.status = status
    this.code = code
    this.data = data
  }
}
