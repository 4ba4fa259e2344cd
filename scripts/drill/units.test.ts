import { expect, test } from 'vitest'
import { unitOf } from './units.mjs'

test('a gateway is started and ended in the drill as its unit says', () => {
  const unit = unitOf('harbour-gateway@.service', { instance: '3001', instead: { '/opt/harbour/node/bin/node': ['node'] } })
  expect(unit.command).toEqual(['node', 'apps/gateway/main.ts'])
  expect(unit.env).toMatchObject({ MODE: 'production', PORT: '3001', DRAIN_SECONDS: '10', RATE_LIMITS: 'database' })
  expect(Object.keys(unit.env).filter((name) => /DATABASE|DATA_DIR/.test(name))).toEqual([])
  expect(unit).toMatchObject({ user: 'harbour', restart: { afterMs: 1000, always: false, never: [78] }, stopSignal: 'SIGTERM' })
})

test('PgBouncer is told to end by the signal that lets transactions end first, and starts again at once', () => {
  const { stopSignal, restart } = unitOf('harbour-pgbouncer.service', { instead: {} })
  expect([stopSignal, restart.afterMs]).toEqual(['SIGINT', 100])
})

test('what stands beside Patroni is given the addresses of its file of settings', () => {
  const env = { ADDRESS: '10.90.0.11', OTHERS: 'http://10.90.0.12:2379 http://10.90.0.13:2379' }
  const { command, restart } = unitOf('harbour-move-etcd-leader.service', { env, instead: {} })
  expect(command.slice(1)).toEqual(['http://10.90.0.11:8008', 'http://10.90.0.11:2379', ...env.OTHERS.split(' ')])
  expect(restart.always).toBe(true)
})

test('a unit that no longer starts what the drill has a place for ends it', () => {
  expect(() => unitOf('harbour-pgbouncer.service', { instead: { '/usr/sbin/pgpool': ['pgpool'] } })).toThrow('/usr/sbin/pgpool')
})
