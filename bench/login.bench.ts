import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { login } from '@harbour/protocol'
import { hash, verify } from '@node-rs/argon2'
import type pg from 'pg'
import { median } from './support/median.ts'
import { cpuSeconds } from './support/cpu.ts'
import { databaseOf, onDatabase } from './support/database.ts'
import { formHeaders, formOf } from './support/guest.ts'
import { load } from './support/load.ts'
import type { Result } from './support/results.ts'
import { startGateway } from './support/running.ts'

const rounds = 5
const times = 100
const password = 'Harbour#2026'
const phone = '+85261234567'
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** CPU per login, with its security check taken and its access code made, beside argon2id alone; rounds alternate. */
export async function benchLogin(): Promise<Result[]> {
  const gateway = await startGateway()
  try {
    const database = databaseOf(gateway)
    const passwordHash = await hash(password, cost)
    await onDatabase(database.url, (client) => join(client, passwordHash))
    const ours: number[] = []
    const bare: number[] = []
    for (let round = -1; round < rounds; round++) {
      const perLogin = await loginCpu(gateway, database)
      const perHash = await hashCpu(passwordHash)
      if (round < 0) continue
      ours.push(perLogin)
      bare.push(perHash)
    }
    const [mine, theirs] = [median(ours), median(bare)]
    const ratio = mine / theirs
    const figures = { ours: `${mine.toFixed(1)} ms`, peer: `${theirs.toFixed(1)} ms`, ratio }
    return [{ what: 'login (gateway + database) beside argon2id alone', ...figures }]
  } finally {
    await gateway.stop()
  }
}

async function join(client: pg.Client, passwordHash: string): Promise<void> {
  const userId = randomUUID()
  await client.query(`insert into users (user_id, kind, phone, created_at) values ($1, 'member', $2, now())`, [userId, phone])
  await client.query(
    `insert into members (user_id, member_no, password_hash, first_name, last_name, titles_code, email, owns_email, joined_at)
     values ($1, '852000000001', $2, 'A', 'B', 'U01', 'a@b.example', true, now())`,
    [userId, passwordHash],
  )
}

async function loginCpu(gateway: { url: string; pid: number }, database: { url: string; postmaster: number }): Promise<number> {
  const checks = Array.from({ length: times }, () => ({ deviceId: randomUUID(), captchaToken: randomBytes(32).toString('base64url') }))
  await onDatabase(database.url, async (client) => {
    for (const { deviceId, captchaToken } of checks) {
      const kept = createHash('sha256').update(captchaToken).digest()
      const values = [kept, deviceId, new Date('2027-01-01')]
      await client.query(`insert into proofs (proof_hash, purpose, device_id, target, expires_at) values ($1, 'check', $2, '', $3)`, values)
    }
  })
  const refused: string[] = []
  let turn = 0
  const body = () => {
    const { deviceId, captchaToken = '' } = checks[turn++ % times] ?? { deviceId: '' }
    return formOf(login, { account: phone, password, captchaToken }, { key: '', deviceId })
  }
  const ask = { url: `${gateway.url}/api/UserUnify?_name=${login.name}`, method: 'POST' as const, headers: formHeaders, body }
  const used = () => cpuSeconds(gateway.pid) + cpuSeconds(database.postmaster)
  const before = used()
  await load(ask, { times, concurrency: 2, onAnswer: (_status, text) => text.includes('"status":1') || refused.push(text) })
  if (refused.length > 0) throw new Error(`${refused.length} logins were refused: ${refused[0]}`)
  return ((used() - before) / times) * 1000
}

async function hashCpu(passwordHash: string): Promise<number> {
  const before = process.cpuUsage()
  for (let i = 0; i < times; i += 2) await Promise.all([verify(passwordHash, password), verify(passwordHash, password)])
  const { user, system } = process.cpuUsage(before)
  return (user + system) / times / 1000
}
