import * as v from 'valibot'
import type { HttpReply } from '../http-request.ts'
import type { VendorHold, VendorState } from '../../modules/vouchers/voucher-vendor.ts'
import type { CallMezzofy } from './mezzofy-calls.ts'
import { OneSerial, serialState } from './mezzofy-serial.ts'
import type { VendorOperation, VendorOutcome } from './vendor-outcomes.ts'

type Redemptions = Record<VendorOperation, (hold: VendorHold, signal: AbortSignal, seconds: number) => Promise<VendorOutcome>> & {
  read(code: string, signal: AbortSignal): Promise<{ word: VendorOutcome; state?: VendorState }>
}
/** A serial as the holder of a key sees it: free, held or redeemed under that key, or why it is not theirs. */
type Seen = { is: 'free' | 'held' | 'redeemed' | Exclude<VendorOutcome, 'done' | 'late'>; redemption: string | null }
type Begun = { word: VendorOutcome; redemption: string | null }

const Transaction = v.object({ transaction_id: v.pipe(v.string(), v.minLength(1)) })
const Commit = v.object({ redeem_response: v.object({}) })
/** As its libraries read a fault: what comes from somebody between has none of it. */
const Fault = v.object({ code: v.union([v.string(), v.number()]), message: v.string() })
const by = { transaction_by: 'Harbour' }
/** A hold that has lapsed is taken anew for as long as its commit needs. */
const commitSeconds = 60

/**
 * Redemptions at Mezzofy: begun, which holds the serial, and then committed or rolled back by the number that Mezzofy gave. Nobody here keeps
 * that number: it is read from the serial, whose redemption bears our key as its reference.
 */
export function createMezzofyRedemptions(call: CallMezzofy, outlet: string): Redemptions {
  const post = (path: string, body: object, signal: AbortSignal) => call({ service: 'transaction', path, body }, signal)

  async function read(code: string, signal: AbortSignal) {
    const reply = await call({ service: 'serial', path: `/${encodeURIComponent(code)}` }, signal)
    const one = v.safeParse(OneSerial, reply?.body)
    const word: VendorOutcome = isOk(reply) && one.success ? 'done' : (refusalOf(reply) ?? 'unknown')
    return { word, ...(word === 'done' && one.success ? serialState(one.output.couponserial) : { state: undefined, redemption: null }) }
  }

  async function look({ code, key }: VendorHold, signal: AbortSignal): Promise<Seen> {
    const { word, state, redemption } = await read(code, signal)
    if (word === 'absent' || word === 'ended') return { is: word, redemption: null }
    if (state === undefined || state === 'unknown') return { is: 'unknown', redemption: null }
    if (state === 'gone') return { is: 'ended', redemption: null }
    if (state.state === 'free') return { is: 'free', redemption: null }
    if (state.key !== key) return { is: state.state === 'held' ? 'taken' : 'used', redemption: null }
    if (state.state === 'used') return { is: 'redeemed', redemption }
    return { is: redemption === null ? 'unknown' : 'held', redemption }
  }

  /** Begins a redemption. After a refusal the serial itself says who has it; a conflict about a free one means that the key was given back before. */
  async function begin(hold: VendorHold, signal: AbortSignal, seconds: number): Promise<Begun> {
    const txn_redeem = { ...by, outlet_id: outlet, lang: 'en', transaction_ref_no: hold.key, hold_seconds: seconds }
    const reply = await post('/redeem', { txn_redeem, txn_serials: [{ serial: hold.code, redeem_value: 0 }] }, signal)
    const begun = v.safeParse(Transaction, reply?.body)
    if (isOk(reply)) return begun.success ? { word: 'done', redemption: begun.output.transaction_id } : unknown
    if (reply === undefined) return unknown
    if (refusalOf(reply) === 'ended') return { word: 'ended', redemption: null }
    const { is, redemption } = await look(hold, signal)
    if (is === 'free') return { word: reply.status === 409 ? 'late' : 'unknown', redemption: null }
    return { word: is === 'held' || is === 'redeemed' ? 'done' : is, redemption }
  }

  async function finish(hold: VendorHold, redemption: string | null, signal: AbortSignal): Promise<VendorOutcome> {
    if (redemption === null) return 'unknown'
    const reply = await post(`/redeem/${encodeURIComponent(redemption)}/commit`, { ...by, transaction_ref_no: hold.key }, signal)
    if (isOk(reply)) return v.is(Commit, reply?.body) ? 'done' : 'unknown'
    if (reply === undefined) return 'unknown'
    const { is } = await look(hold, signal)
    if (is === 'free') return 'late'
    return is === 'redeemed' ? 'done' : is === 'held' ? 'unknown' : is
  }

  /** Rolls back; without a redemption by the key itself, so that a hold that is still on its way comes too late. */
  async function giveBack(hold: VendorHold, signal: AbortSignal): Promise<VendorOutcome> {
    const { is, redemption } = await look(hold, signal)
    if (is === 'unknown' || is === 'absent') return is
    if (is === 'redeemed') return 'used'
    const path = `/redeem/${encodeURIComponent(redemption ?? hold.key)}/rollback`
    const reply = await post(path, { ...by, transaction_ref_no: hold.key, txn_serials: [{ serial: hold.code }] }, signal)
    if (refusalOf(reply) === 'absent' && redemption === null) return 'done'
    return isOk(reply) && v.is(Transaction, reply?.body) ? 'done' : 'unknown'
  }

  async function undo({ code, key }: VendorHold, signal: AbortSignal): Promise<VendorOutcome> {
    const message = { delivery_method: 'I', template_id: '', lang: 'en', remarks: 'Order cancelled' }
    const reply = await post(
      '/void/redeem',
      { txn_void: { ...message, outlet_id: outlet, reference_id: key }, txn_serials: [code] },
      signal,
    )
    return isOk(reply) && v.is(Transaction, reply?.body) ? 'done' : 'unknown'
  }

  return {
    read,
    hold: async (hold, signal, seconds) => (await begin(hold, signal, seconds)).word,
    async commit(hold, signal) {
      const { is, redemption } = await look(hold, signal)
      if (is === 'redeemed') return 'done'
      if (is === 'held') return finish(hold, redemption, signal)
      if (is !== 'free') return is
      const begun = await begin(hold, signal, commitSeconds)
      return begun.word === 'done' ? finish(hold, begun.redemption, signal) : begun.word
    },
    release: giveBack,
    async reverse(hold, signal) {
      const word = await giveBack(hold, signal)
      return word === 'used' ? undo(hold, signal) : word
    },
  }
}

const unknown: Begun = { word: 'unknown', redemption: null }
const wordsOf: Partial<Record<number, VendorOutcome>> = { 404: 'absent', 410: 'ended' }
const refusalOf = (reply: HttpReply | undefined) => (reply && v.is(Fault, reply.body) ? wordsOf[reply.status] : undefined)
const isOk = (reply: HttpReply | undefined) => reply !== undefined && reply.status < 300
