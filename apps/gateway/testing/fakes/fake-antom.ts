import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

const newKeys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const [ours, theirs, strangers] = [newKeys(), newKeys(), newKeys()]

/** The settings of a client of it: the client's private key, and Antom's public one. */
export const antomSecrets = { clientId: 'CLIENT5Y0000', privateKey: ours.privateKey, publicKey: theirs.publicKey }
/** A key that is nobody's here. */
export const strangersKey = strangers.privateKey

type Json = Record<string, unknown>
type Money = { value: string; currency: string }
type Result = { resultCode: string; resultStatus: 'S' | 'F' | 'U'; resultMessage: string }
type Reply = Json & { result: Result }
type Payment = { paymentRequestId: string; paymentId: string; paymentAmount: Money; paymentStatus: string; paymentResultCode: string }
type Refund = { refundRequestId: string; refundId: string; paymentId: string; refundAmount: Money; refundStatus: string }
export type AntomRequest = { path: string; operation: string; headers: IncomingMessage['headers']; body: Json }
/**
 * Something that goes wrong with the next requests for an operation; `-after` once they are done. `unknown`: it says that nobody knows; `strange`: a no that its papers
 * do not have; `unsigned`, `forged`: done, and answered without a signature, or under a stranger's.
 */
export type AntomFault = {
  on: string
  kind: 'cut' | 'cut-after' | 'broken' | 'limit' | 'unknown' | 'unknown-after' | 'strange' | 'garbled' | 'unsigned' | 'forged' | 'late'
  ms?: number
  times?: number
}

const resultOf = (resultStatus: Result['resultStatus'], resultCode: string): Result => ({
  resultStatus,
  resultCode,
  resultMessage: resultCode,
})
const done = (body: Json): Reply => ({ ...body, result: resultOf('S', 'SUCCESS') })
const no = (code: string): Reply => ({ result: resultOf('F', code) })
const unclear = (code: string, body: Json = {}): Reply => ({ ...body, result: resultOf('U', code) })
let last = 0
/** Numbers as Antom gives them. */
const id = () => `20261130${String(++last).padStart(24, '0')}`
const signatureOf = (content: string, key: string) =>
  `algorithm=RSA256,keyVersion=1,signature=${encodeURIComponent(sign('RSA-SHA256', Buffer.from(content), key).toString('base64'))}`

/** A server that answers as Antom's documents say, with what a test's guest has done in MPay. */
export async function startAntom() {
  const heard: AntomRequest[] = []
  const faults: AntomFault[] = []
  const payments = new Map<string, Payment>()
  const refunds = new Map<string, Refund>()
  /** `refused`: the word by which it refuses every payment; `refundStatus`: how a refund begins; `keepsPaid`: a cancelling of what is paid is refused, in place of giving it back; `answersFor`: the payment that it speaks of, whichever is asked about. */
  const switches = { refused: '', refundStatus: 'SUCCESS', keepsPaid: false, answersFor: '' }
  /** Something that happens while a request for an operation is on its way. */
  const meanwhile = new Map<string, () => unknown>()

  const paymentOf = (ref: string) => payments.get(ref) ?? failed(ref)
  const named = ({ paymentId, paymentRequestId }: Json) =>
    [...payments.values()].find((one) => (paymentId ? one.paymentId === paymentId : one.paymentRequestId === paymentRequestId))
  const refundsOf = (ref: string) => [...refunds.values()].filter(({ paymentId }) => paymentId === ref)
  const money = ({ value, currency }: Money) => ({ value, currency })

  function pay(body: Json & { paymentAmount?: Money }): Reply {
    const { paymentRequestId, paymentAmount } = body
    if (typeof paymentRequestId !== 'string' || !/^\w{1,64}$/.test(paymentRequestId) || !paymentAmount) return no('PARAM_ILLEGAL')
    if (body['productCode'] !== 'CASHIER_PAYMENT' || typeof paymentAmount.value !== 'string') return no('PARAM_ILLEGAL')
    if (paymentAmount.currency !== 'MOP') return no('CURRENCY_NOT_SUPPORT')
    const before = named({ paymentRequestId })
    if (before && before.paymentAmount.value !== paymentAmount.value) return no('REPEAT_REQ_INCONSISTENT')
    if (before?.paymentStatus === 'CANCELLED') return no('ORDER_IS_CANCELED')
    if (before?.paymentStatus === 'FAIL') return no(before.paymentResultCode)
    if (switches.refused !== '') return no(switches.refused)
    const payment = before ?? {
      paymentRequestId,
      paymentId: id(),
      paymentAmount: money(paymentAmount),
      paymentStatus: 'PROCESSING',
      paymentResultCode: '',
    }
    payments.set(payment.paymentId, payment)
    const said = { paymentRequestId, paymentId: payment.paymentId, paymentAmount, paymentCreateTime: new Date().toISOString() }
    if (payment.paymentStatus === 'SUCCESS') return done(said)
    return unclear('PAYMENT_IN_PROCESS', { ...said, normalUrl: `https://mpay.example/cashier/${payment.paymentId}` })
  }

  function inquire(body: Json): Reply {
    const payment = named(body)
    if (!payment) return no('ORDER_NOT_EXIST')
    const transactions = refundsOf(payment.paymentId).map((one) => ({
      transactionType: 'REFUND',
      transactionStatus: one.refundStatus,
      transactionAmount: one.refundAmount,
      transactionRequestId: one.refundRequestId,
      transactionId: one.refundId,
    }))
    const other = switches.answersFor !== '' && { paymentId: switches.answersFor, paymentRequestId: switches.answersFor }
    return done({ ...payment, ...(transactions.length > 0 && { transactions }), ...other })
  }

  /** A payment that is paid is given back to its guest, as its papers say. */
  function cancel(body: Json): Reply {
    const payment = named(body)
    if (!payment) return no('ORDER_NOT_EXIST')
    if (payment.paymentStatus === 'SUCCESS' && switches.keepsPaid) return no('ORDER_STATUS_INVALID')
    payment.paymentStatus = 'CANCELLED'
    return done({ paymentId: payment.paymentId, paymentRequestId: payment.paymentRequestId, cancelTime: new Date().toISOString() })
  }

  function refund(body: Json): Reply {
    const asked = body as Json & Pick<Refund, 'refundRequestId' | 'paymentId' | 'refundAmount'> // as the adapter sends it
    const said = (one: Refund) => ({
      refundRequestId: one.refundRequestId,
      refundId: one.refundId,
      paymentId: one.paymentId,
      refundAmount: one.refundAmount,
    })
    const answer = (one: Refund) => {
      if (one.refundStatus === 'FAIL') return no('PROCESS_FAIL')
      return one.refundStatus === 'SUCCESS' ? done(said(one)) : unclear('REFUND_IN_PROCESS', said(one))
    }
    const before = refunds.get(asked.refundRequestId)
    if (before) return before.refundAmount.value === asked.refundAmount.value ? answer(before) : no('REPEAT_REQ_INCONSISTENT')
    const payment = payments.get(asked.paymentId)
    if (!payment) return no('ORDER_NOT_EXIST')
    if (payment.paymentStatus !== 'SUCCESS') return no('ORDER_STATUS_INVALID')
    const back = refundsOf(payment.paymentId).filter(({ refundStatus }) => refundStatus !== 'FAIL')
    const sum = [...back, asked].reduce((cents, { refundAmount }) => cents + Number(refundAmount.value), 0)
    if (sum > Number(payment.paymentAmount.value)) return no('REFUND_AMOUNT_EXCEED')
    const { refundRequestId, paymentId, refundAmount } = asked
    const made = { refundRequestId, refundId: id(), paymentId, refundAmount: money(refundAmount), refundStatus: switches.refundStatus }
    refunds.set(refundRequestId, made)
    return answer(made)
  }

  function inquireRefund({ refundId, refundRequestId }: Json): Reply {
    const found = [...refunds.values()].find((one) => (refundId ? one.refundId === refundId : one.refundRequestId === refundRequestId))
    return found ? done(found) : no('REFUND_NOT_EXIST')
  }

  const operations: Record<string, (body: Json) => Reply> = { pay, inquiryPayment: inquire, cancel, refund, inquiryRefund: inquireRefund }

  async function answerTo({ path, operation, headers }: AntomRequest, content: string): Promise<Reply> {
    const [time, client] = [String(headers['request-time']), String(headers['client-id'])]
    if (client !== antomSecrets.clientId) return no('INVALID_CLIENT')
    const [, given = ''] = /^algorithm=RSA256,keyVersion=1,signature=(\S+)$/.exec(String(headers['signature'])) ?? []
    const signed = Buffer.from(`POST ${path}\n${client}.${time}.${content}`)
    if (!verify('RSA-SHA256', signed, createPublicKey(ours.publicKey), Buffer.from(decodeURIComponent(given), 'base64')))
      return no('INVALID_SIGNATURE')
    const happens = meanwhile.get(operation)
    meanwhile.delete(operation)
    await happens?.()
    return operations[operation]?.(JSON.parse(content) as Json) ?? no('NO_INTERFACE_DEF') // the adapter sends objects
  }

  function faultOf(operation: string): AntomFault | undefined {
    const fault = faults.find(({ on }) => on === operation)
    if (fault && (fault.times = (fault.times ?? 1) - 1) === 0) faults.splice(faults.indexOf(fault), 1)
    return fault
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path } = new URL(request.url ?? '', 'http://here')
    const content = await text(request)
    const operation = path.replace('/ams/api/v1/payments/', '')
    const one = { path, operation, headers: request.headers, body: JSON.parse(content) as Json } // the adapter sends objects
    heard.push(one)
    const kind = faultOf(operation)
    function send(reply: Reply, key: string | null = theirs.privateKey) {
      const [body, time] = [JSON.stringify(reply), new Date().toISOString()]
      const signature = key && signatureOf(`POST ${path}\n${antomSecrets.clientId}.${time}.${body}`, key)
      const headers = { 'content-type': 'application/json; charset=UTF-8', 'client-id': antomSecrets.clientId, 'response-time': time }
      response.writeHead(200, { ...headers, ...(signature && { signature }) }).end(body)
    }
    if (kind?.kind === 'cut') return void request.socket.destroy()
    if (kind?.kind === 'broken') return void response.writeHead(502).end('<html>Bad gateway</html>')
    if (kind?.kind === 'limit') return send(unclear('REQUEST_TRAFFIC_EXCEED_LIMIT'))
    if (kind?.kind === 'unknown') return send(unclear('UNKNOWN_EXCEPTION'))
    if (kind?.kind === 'strange') return send(no('SOMETHING_NEW'))
    if (kind?.kind === 'garbled') return void response.writeHead(200).end('<html>Gateway</html>')
    if (kind?.kind === 'late') await wait(kind.ms)
    const reply = await answerTo(one, content)
    if (kind?.kind === 'cut-after') return void request.socket.destroy()
    if (kind?.kind === 'unknown-after') return send(unclear('UNKNOWN_EXCEPTION'))
    return send(reply, kind?.kind === 'unsigned' ? null : kind?.kind === 'forged' ? strangersKey : theirs.privateKey)
  }

  const server = createServer((request, response) => void serve(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a TCP server's address is no string
  return {
    url: `http://127.0.0.1:${port}/ams/api`,
    heard,
    faults,
    payments,
    refunds,
    switches,
    meanwhile,
    paymentOf,
    sent: (operation: string) => heard.filter((one) => one.operation === operation),
    /** The guest pays in MPay. */
    pay(ref: string) {
      const payment = paymentOf(ref)
      if (payment.paymentStatus !== 'PROCESSING') throw new Error(`this cannot be paid: ${payment.paymentStatus}`)
      Object.assign(payment, { paymentStatus: 'SUCCESS', paymentResultCode: 'SUCCESS' })
    },
    /** MPay ends without money. */
    fail: (ref: string, code: string) => void Object.assign(paymentOf(ref), { paymentStatus: 'FAIL', paymentResultCode: code }),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A notice as Antom signs it: over the path that it posts to, the client, its time and the raw body. */
export function signedNotice(
  notice: object,
  { at = new Date().toISOString(), key = theirs.privateKey, path = '/hooks/antom', client = antomSecrets.clientId } = {},
) {
  const body = Buffer.from(JSON.stringify(notice))
  const signature = signatureOf(`POST ${path}\n${client}.${at}.${body.toString()}`, key)
  return { headers: { 'client-id': client, 'request-time': at, signature }, path, body }
}

function failed(ref: string): never {
  throw new Error(`nothing is known of ${ref}`)
}
