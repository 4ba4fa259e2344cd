import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { replyStatuses, type Action, type Answer } from '@harbour/protocol'
import * as v from 'valibot'
import { createLog } from '../../platform/log.ts'
import { boundKey, freshPhone } from '../members.fixtures.ts'
import { openContext } from '../../open-context.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { homeOf, readRecord } from '../../platform/embedded/record.ts'
import { taikooShop } from '../orders.fixtures.ts'
import { noon, post, type As, type TestGateway } from '../gateway.ts'
import { freePort } from '../gateway-process.ts'
import { keepAlive } from './restarted-process.ts'

const program = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** Replies while something is dead, which are no answers. */
const passing = ['INTERNAL', 'DRAINING', 'VOUCHER_UNSURE', 'PAY_UNSURE']
const patienceMs = 600_000

export type KilledProcesses = Awaited<ReturnType<typeof startProcesses>>

/**
 * The gateway with the database that it brings, the payment provider and the vendors of vouchers, each a process of its own that is started again when it
 * dies; and guests who ask again until they have an answer. All have one clock, which begins at noon and goes on.
 */
export async function startProcesses() {
  const dataDir = await mkdtemp(join(tmpdir(), 'harbour-town-'))
  const [port, bankPort, vendorPort] = [await freePort(), await freePort(), await freePort()]
  const [url, bankUrl, vendorUrl] = [port, bankPort, vendorPort].map((each) => `http://127.0.0.1:${each}`)
  const begun = Date.now()
  let ahead = 0
  const clock = { now: () => noon + Date.now() - begun + ahead }
  const at = (own: number) => ({ PORT: String(own), CLOCK: new Date(clock.now()).toISOString() })
  const places = { PAY_SANDBOX_URL: bankUrl ?? '', VOUCHER_URL: vendorUrl ?? '', VOUCHER_VENDORS: 'storellect' }
  const bank = keepAlive(program('sandbox/payments/serve.ts'), () => ({
    ...at(bankPort),
    PAYMENTS_FILE: join(dataDir, 'payments.jsonl'),
    HOOK_URL: `${url}/hooks/sandbox`,
    REFUND_MS: '0',
  }))
  const vendors = keepAlive(program('sandbox/vouchers/serve.ts'), () => ({
    ...at(vendorPort),
    VOUCHERS_FILE: join(dataDir, 'vouchers.jsonl'),
  }))
  const gateway = keepAlive(program('gateway/main.ts'), () => ({
    ...at(port),
    ...places,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '100000',
    BOT_CHECK_WORK: '20',
  }))

  const ready = () => until(async () => (await Promise.all([`${url}/readyz`, bankUrl, vendorUrl].map(answers))).every(Boolean))
  await ready()
  const record = await readRecord(dataDir)
  if (!record) throw new Error('there is no database')
  const home = homeOf(dataDir, record)
  const db = openDatabase(`postgres://harbour:${record.password}@127.0.0.1:${record.port}/harbour`)
  const settings = readSettings({ ...places, LOG_LEVEL: 'silent' })
  // A process that starts slowly is behind: what is given from here is good by every clock.
  const behind = { now: () => clock.now() - 120_000 }
  const context = await openContext({ settings, db, log: createLog('silent'), clock: behind })
  const call: TestGateway['call'] = (definition, content, as) => post(`${url}${settings.base}`, { definition, content, as })

  async function ask<A extends Action>(definition: A, content?: object, as?: As): Promise<Answer<A>> {
    const reply = await until(async () => {
      const said = await call(definition, content, as).catch(() => undefined)
      return said && !passing.includes(said.code ?? '') ? said : undefined
    })
    if (reply.status !== replyStatuses.done)
      throw new Error(`${definition.name} was refused: ${reply.code} ${reply.msg} ${JSON.stringify(reply.data)}`)
    return v.parse(definition.data, reply.data)
  }

  /** Asks one of the outside world until it has said something. */
  const outside = <Reply>(address: string, body?: object) =>
    until(async () => {
      const asked = body ? { method: 'POST', body: JSON.stringify(body) } : {}
      const heard = await fetch(address, asked).catch(() => undefined)
      return heard?.ok ? ((await heard.json().catch(() => undefined)) as Reply | undefined) : undefined // as the sandbox tells it
    })

  const town = { context, contexts: [context], url: url ?? '', sent: [], call, ask, stop }
  return {
    ...town,
    ready,
    /** The key of the shop's till. */
    till: { key: (JSON.parse(await readFile(join(dataDir, 'shop-keys.json'), 'utf8')) as Record<string, string>)[taikooShop] }, // as the seed writes it
    kill: {
      gateway: gateway.kill,
      sandbox() {
        bank.kill()
        vendors.kill()
      },
      database() {
        const lock = join(home, 'data/postmaster.pid')
        const pid = existsSync(lock) ? Number(readFileSync(lock, 'utf8').split('\n')[0]) : 0
        if (pid > 1) process.kill(pid, 'SIGKILL')
      },
    },
    /** Everybody's clock goes ahead so many minutes, by a death of its own. */
    async later(minutes: number) {
      ahead += minutes * 60_000
      for (const each of [gateway, bank, vendors]) each.kill()
      await sleep(100)
      await ready()
    },
    /** A member with a bound session; who joins goes past the puzzle and the code. */
    async newMember() {
      const [userId, phone, as] = [context.ids.guid(), freshPhone(), { deviceId: randomUUID() }]
      const names = {
        firstName: '嘉敏',
        lastName: '陳',
        titlesCode: 'U02',
        genderCode: null,
        birthday: null,
        email: `${userId}@example.com`,
      }
      const numbers = () => String(Math.floor(Math.random() * 1e12)).padStart(12, '1')
      const news = { newsBySms: false, newsByEmail: false }
      await context.members.join({ userId, phone, numbers, passwordHash: '-', joinedAt: clock.now(), ...names, ...news }, [])
      const accessCode = await context.sessions.signIn({ userId, deviceId: as.deviceId, deviceName: 'test' })
      return { ...as, userId, phone, key: await boundKey({ ...town }, { userId, accessCode }, as) }
    },
    approve: (ref: string) => outside(`${bankUrl}/payments/${ref}/approve`, {}),
    issue: (owner: string, code: string) => outside(`${vendorUrl}/vouchers`, { offer: 'SL-CASH50', owner, code }),
    atBank: () => outside<BankPayment[]>(`${bankUrl}/payments`),
    atVendors: () => outside<VendorVoucher[]>(`${vendorUrl}/vouchers`),
  }

  async function stop() {
    await db.stop()
    await gateway.stop()
    await Promise.all([bank.stop(), vendors.stop()])
    await Promise.all([dataDir, home].map((folder) => rm(folder, { recursive: true, force: true })))
  }
}

/** A payment and a voucher as those who keep them tell of them. */
export type BankPayment = { id: string; reference: string; status: string; amount_captured: number; amount_refunded: number }
export type VendorVoucher = { code: string; state: 'free' | 'held' | 'used' }

const answers = (address = '') =>
  fetch(address).then(
    (response) => response.ok,
    () => false,
  )

/** Tries until something comes of it. */
async function until<Result>(attempt: () => Promise<Result | undefined | false>): Promise<Result> {
  const end = Date.now() + patienceMs
  for (;;) {
    const result = await attempt()
    if (result !== undefined && result !== false) return result
    if (Date.now() > end) throw new Error('nothing came of it in ten minutes')
    await sleep(40)
  }
}
