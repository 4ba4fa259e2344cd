import * as v from 'valibot'
import type { Log } from '../../platform/log.ts'
import { sendRequest } from '../http-request.ts'
import { UnclearPayment } from './antom-shapes.ts'
import { isSignedBy, signatureOf, type AntomKeys } from './antom-signature.ts'

export type AntomCallSettings = AntomKeys & { clientId: string; url: string }

export type AntomOperation = 'pay' | 'inquiryPayment' | 'cancel' | 'refund' | 'inquiryRefund'
/** `S`: done. `F`: a clear no, or none that we know, as its code says. `U`: nobody knows yet; what it says all the same, where it is in the shape that we know. */
export type AntomAnswer<T> =
  | { status: 'S'; code: string; said: T }
  | { status: 'U'; code: string; said?: T }
  | { status: 'F'; code: string }
/** Asks for an answer that Antom has signed; thrown is everything else. */
export type Hear = <T>(schema: v.GenericSchema<unknown, T>, operation: AntomOperation, body: object) => Promise<AntomAnswer<T>>

const Answer = v.object({ result: v.object({ resultStatus: v.picklist(['S', 'F', 'U']), resultCode: v.string() }) })

/** Antom's API: every request is a POST that we sign, and every answer is believed under Antom's signature alone. */
export function antomCalls(settings: AntomCallSettings, { log, patienceMs }: { log: Pick<Log, 'error'>; patienceMs: number }) {
  const { clientId, url, privateKey, publicKey } = settings

  async function ask(operation: AntomOperation, content: object, signal: AbortSignal): Promise<unknown> {
    const address = `${url}/v1/payments/${operation}`
    const { pathname: path } = new URL(address)
    const [body, time] = [JSON.stringify(content), String(Date.now())]
    const headers = {
      'content-type': 'application/json; charset=UTF-8',
      'client-id': clientId,
      'request-time': time,
      signature: signatureOf({ path, clientId, time, body }, privateKey),
    }
    const reply = await sendRequest({ provider: 'antom', url: address, method: 'POST', headers, body, isSigned: true }, signal)
    if (!reply?.raw) throw new Error('Antom gave no answer')
    const said = { path, clientId, time: String(reply.raw.headers['response-time'] ?? ''), body: reply.raw.text }
    if (!isSignedBy(publicKey, said, String(reply.raw.headers['signature'] ?? '')))
      throw new UnclearPayment('gives an answer that is not signed by its key')
    return reply.body
  }

  const hearWithin =
    (signal: AbortSignal): Hear =>
    async (schema, operation, content) => {
      const body = await ask(operation, content, signal)
      const { resultStatus: status, resultCode: code } = v.parse(Answer, body).result
      if (status === 'F') return { status, code }
      if (status === 'S') return { status, code, said: v.parse(schema, body) }
      const said = v.safeParse(schema, body)
      return said.success ? { status, code, said: said.output } : { status, code }
    }

  /** A whole operation, all its questions included: `unknown` where it fails or is not done in time. `limitMs`: another time for what takes many questions. */
  function inTime<T>(operation: (hear: Hear) => Promise<T>, limitMs = patienceMs): Promise<T | 'unknown'> {
    return operation(hearWithin(AbortSignal.timeout(limitMs))).catch((fault: unknown) => {
      // Somebody else answers, or its papers were misread: a person has to look. Contents stay out of the log.
      if (fault instanceof UnclearPayment) log.error({ antom: fault.message })
      if (fault instanceof v.ValiError) log.error({ antom: 'gives an answer that makes no sense', at: fault.issues.map(misshapen) })
      return 'unknown' as const
    })
  }

  return { inTime }
}

/** The field that is not as expected; never its value. */
const misshapen = (issue: v.BaseIssue<unknown>) => ({ field: v.getDotPath(issue) ?? '', expected: issue.expected ?? issue.type })
