import { beforeEach, expect, test, vi } from 'vitest'
import { CallFailure } from '../api/call-failure.ts'
import { reportStop, undoReport, useReportQueue } from './report-queue.ts'
import { sendDue } from './send-due.ts'
import { failsOften, type StopReport } from './stop-report.ts'

vi.mock('./persisted-photos.ts', () => ({ forgetPhoto: async () => undefined }))

let sent: string[] = []
/** Answers by order; those without one are taken. */
let answers: Record<string, string> = {}
let meanwhile = (_word: StopReport): void => undefined

const send = async (report: StopReport) => {
  sent.push(report.orderId)
  meanwhile(report)
  await Promise.resolve()
  const code = answers[report.orderId]
  return code === undefined ? undefined : new CallFailure(code, code)
}
const round = (now = false) => sendDue({ send, refresh: () => undefined, now })
const report = (orderId: string): StopReport => ({
  wordId: `w${orderId}`,
  token: 't',
  orderId,
  sendFrom: 0,
  faults: 0,
  kind: 'delivered',
  by: 'hand',
})
const waiting = () => useReportQueue.getState().waiting.map(({ orderId }) => orderId)

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  ;[sent, answers, meanwhile] = [[], {}, () => undefined]
  useReportQueue.setState({ waiting: ['a', 'b', 'c'].map(report), refused: [], lost: false, sending: null })
})

test('reports go one after the other, in the order in which they were said', async () => {
  await round()
  expect([sent, waiting()]).toEqual([['a', 'b', 'c'], []])
})

test('what was taken back while another was on its way is not sent', async () => {
  meanwhile = ({ orderId }) => void (orderId === 'a' && undoReport(report('b')))
  await round()
  expect([sent, waiting()]).toEqual([['a', 'c'], []])
})

test('what is on its way cannot be taken back', async () => {
  meanwhile = undoReport
  answers = { a: 'NETWORK' }
  await round()
  expect(waiting()).toEqual(['a', 'b', 'c'])
})

test('what was said anew while its first report was on its way stays', async () => {
  meanwhile = ({ orderId }) => void (orderId === 'a' && reportStop({ kind: 'failed', orderId, reason: 'notThere' }))
  await round()
  expect(useReportQueue.getState().waiting).toMatchObject([{ orderId: 'a', kind: 'failed' }])
})

test('a report just said waits for its time, unless the phone is put away', async () => {
  useReportQueue.setState({ waiting: [] })
  reportStop({ kind: 'delivered', orderId: 'd', by: 'hand' })
  await round()
  expect(sent).toEqual([])
  await round(true)
  expect(sent).toEqual(['d'])
})

test('a report at which the gateway always fails lets the others go, and is said at its stop after some tries', async () => {
  answers = { a: 'INTERNAL' }
  const first = () => useReportQueue.getState().waiting.map(failsOften)
  await round()
  expect([sent, waiting(), first()]).toEqual([['a', 'b', 'c'], ['a'], [false]])
  await round()
  await round()
  expect([sent.length, waiting(), first()]).toEqual([5, ['a'], [true]])
  answers = {}
  await round()
  expect(waiting()).toEqual([])
})

test('without a network all wait, and one that takes too long holds up none', async () => {
  answers = { a: 'TIMEOUT', b: 'NETWORK' }
  await round()
  expect([sent, waiting(), useReportQueue.getState().lost]).toEqual([['a', 'b'], ['a', 'b', 'c'], true])
})

test('what is refused is said at its stop, and not sent again', async () => {
  answers = { b: 'SUM_TOO_LARGE' }
  await round()
  expect([waiting(), useReportQueue.getState().refused]).toEqual([[], [{ orderId: 'b', why: 'SUM_TOO_LARGE' }]])
})
