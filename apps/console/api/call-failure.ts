/** A call that was not done: refused by the gateway with a code, or lost on its way (`NETWORK`, `TIMEOUT`). Its message is fit to be shown. */
export class CallFailure extends Error {
  readonly code: string
  readonly data: unknown

  constructor(code: string, message: string, data: unknown = null) {
    super(message)
    this.name = 'CallFailure'
    this.code = code
    this.data = data
  }

  /** Says whether nobody knows if the gateway has heard it. */
  get isLost(): boolean {
    return this.code === 'NETWORK' || this.code === 'TIMEOUT'
  }
}

/** Says whether a call was refused with this code. */
export const isRefused = (cause: unknown, code: string): cause is CallFailure => cause instanceof CallFailure && cause.code === code
