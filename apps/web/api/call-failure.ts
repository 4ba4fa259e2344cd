/** The reason why a call did not give its answer: the reply's status, its reason code, its words and what came with them. */
export class CallFailure extends Error {
  status: number
  code: string
  data: unknown
  constructor(status: number, code: string, words: string, data?: unknown) {
    super(words)
    this.status = status
    this.code = code
    this.data = data
  }
}
