import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { guardHeaders } from '../../http/headers.ts'
import { secretNames } from './secret-files.ts'
import { readSettings, settingDefaults } from './settings.ts'

const deploy = fileURLToPath(new URL('../../../../deploy/', import.meta.url))
const read = (path: string) => readFile(join(deploy, path), 'utf8')

/** The secrets that `deploy/make-secrets.sh` and an operator put into their folder. */
const secrets = {
  database_url: 'postgres://harbour_app:c0ffee@pgbouncer:6432/harbour',
  database_listen_url: 'postgres://harbour_app:c0ffee@postgres:5432/harbour',
  metrics_token: 'c0ffeec0ffeec0ffee',
  stripe_secret_key: 'sk_live_1',
  stripe_hook_secret: 'whsec_1',
  sms_token: 'token',
  smtp_url: 'smtps://user:password@mail.example',
}
const folder = await mkdtemp(join(tmpdir(), 'harbour-deployments-'))
await Promise.all(Object.entries(secrets).map(([name, secret]) => writeFile(join(folder, name), secret)))
afterAll(() => rm(folder, { recursive: true }))

const pairsOf = (text: string, pattern: RegExp) =>
  Object.fromEntries([...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value.replaceAll("'", '')]))
/** What Compose is told of a service. */
const serviceOf = (compose: string, name: string) => compose.split(`\n  ${name}:\n`)[1]?.split(/\n {2}\w/)[0] ?? ''
const fileOf = (text: string) => pairsOf(text, /^([A-Z\d_]+)=(.*)$/gm)

test('the gateways of Compose start in production with what stands there', async () => {
  const compose = await read('compose.yml')
  const block = compose.slice(compose.indexOf('environment: &environment'), compose.indexOf('\n  secrets:'))
  const environment = pairsOf(block, /^ {4}([A-Z\d_]+): (.*)$/gm)
  const given = Object.entries({ ...fileOf(await read('settings.env.example')), ...environment }).map(([name, value]) => [
    name,
    value.replace('/run/secrets', folder).replaceAll(/\$\{(\w+):\?\}/g, 'host.example'),
  ])
  const settings = readSettings(Object.fromEntries(given) as Record<string, string>)
  expect(settings).toMatchObject({ mode: 'production', rateLimits: 'database', databaseUrl: secrets.database_url, behindTls: true })
  expect(settings.listenUrl).toBe(secrets.database_listen_url)
})

test('the gateways of systemd start in production with what stands there', async () => {
  const unit = await read('systemd/harbour-gateway@.service')
  const lines = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' '))
  const environment = fileOf(lines.join('\n'))
  const named = { ...fileOf(await read('settings.env.example')), PUBLIC_ORIGINS: 'https://order.example', ...environment }
  const given = Object.entries(named).map(([name, value]) => [name, value.replace('%d', folder).replace('%i', '3001')])
  const settings = readSettings(Object.fromEntries(given) as Record<string, string>)
  expect(settings).toMatchObject({ mode: 'production', port: 3001, metricsToken: secrets.metrics_token })
  const loaded = [...unit.matchAll(/^LoadCredential=(\w+):/gm)].map(([, name]) => name)
  expect(new Set(loaded)).toEqual(new Set(Object.keys(secrets)))
})

test('the start of a gateway on systemd waits for one that runs, and not for one that a wrong setting has ended', async () => {
  expect(await read('systemd/harbour-gateway@.service')).toMatch(
    /^ExecStartPost=\/bin\/sh -c 'until curl .*\/readyz; do kill -0 \$MAINPID .*\|\| exit 1; sleep 1; done'$/m,
  )
})

test('a command of the operator’s on systemd has the secrets and settings of a gateway', async () => {
  const [gateway = '', tool = ''] = await Promise.all(['gateway@', 'tool'].map((name) => read(`systemd/harbour-${name}.service`)))
  const lines = /^(User|Group|WorkingDirectory|StateDirectory\w*|EnvironmentFile|LoadCredential|Environment)=.*$/gm
  const given = (unit: string) => unit.match(lines) ?? []
  const own = 'EnvironmentFile=/run/harbour-tool.env'
  expect(given(tool)).toContain(own)
  expect(given(tool).filter((line) => line !== own)).toEqual(given(gateway).map((line) => line.replace(' PORT=%i', '')))
})

test('each secret that a unit or Compose asks for is made, or named to be written by hand', async () => {
  const units = ['gateway@', 'tool', 'migrate'].map((name) => read(`systemd/harbour-${name}.service`))
  const asked = (await Promise.all(units)).flatMap((unit) => [...unit.matchAll(/^LoadCredential=\w+:\/etc\/harbour\/secrets\/(\w+)$/gm)])
  const handedOut = [...(await read('compose.yml')).matchAll(/file: \.\/secrets\/(\w+)/g)]
  const script = await read('make-secrets.sh')
  const names = new Set([...asked, ...handedOut].map(([, name = '']) => name))
  const made = new Set([
    ...[...script.matchAll(/^ *write (\w+)/gm)].map(([, name]) => name),
    ...[...script.matchAll(/^for name in (.*?); do/gm)].flatMap(([, words = '']) => words.split(' ')),
  ])
  expect([...names].filter((name) => !made.has(name))).toEqual([])
  expect(names.size).toBeGreaterThanOrEqual(13)
})

test('whatever a deployment sets is a setting, and whatever it hands out as a file a secret', async () => {
  const paths = ['settings.env.example', 'systemd/harbour-gateway@.service', 'helm/harbour/templates/gateway.yaml']
  const texts = await Promise.all(['helm/harbour/values.yaml', 'compose.yml', ...paths].map((path) => read(path)))
  const words = texts.flatMap((text) => [...text.matchAll(/\b([A-Z][A-Z\d]+(?:_[A-Z\d]+)+)(?=[:=,])/g)].map(([, name = '']) => name))
  const others = /^(POSTGRES|GF|NODE|GUESTS_CLOSED|ORDER_HOST|CONSOLE_HOST|ACME|SHARED|AF|HARBOUR)(_|$)|^(ORDER_HOST|CONSOLE_HOST)$/
  const ours = [...new Set(words)].filter((name) => !others.test(name))
  const files = ours.filter((name) => name.endsWith('_FILE')).map((name) => name.slice(0, -5))
  expect(files.filter((name) => !secretNames.some((known) => known === name))).toEqual([])
  expect(ours.filter((name) => !name.endsWith('_FILE') && !(name in settingDefaults))).toEqual([])
  expect(Object.keys(secrets).every((name) => texts[0]?.includes(`- ${name}\n`))).toBe(true)
})

test('a repository of backups elsewhere is told to whoever writes into it, and can be reached from there', async () => {
  const compose = await read('compose.yml')
  for (const name of ['postgres', 'backup']) {
    const service = serviceOf(compose, name)
    expect(service).toMatch(/^ {4}env_file: (&repository \[\{ path: repository\.env, required: false \}\]|\*repository)$/m)
    expect(service).toContain('\n    networks: [inside, outside]\n')
  }
  expect(await read('repository.env.example')).toMatch(/^PGBACKREST_ARCHIVE_ASYNC=y$/m)
  expect(await read('postgres/Dockerfile')).toContain(' /var/spool/pgbackrest ')
  expect(await read('postgres/backup.sh')).toMatch(
    /for repository in \$\(repositories\).*\n.* --repo="\$repository" .* backup \|\| failed=yes/,
  )
})

test('a backup that failed at night does not tell that it ended well', async () => {
  const script = await read('postgres/backup.sh')
  // Within a condition bash goes on after a fault of a function, and would come to the line that tells.
  expect(script).not.toMatch(/^ *backup\b.*(\|\||&&)/m)
  expect(script.indexOf('[ "$failed" = no ] || return 1')).toBeGreaterThan(0)
  expect(script.indexOf('[ "$failed" = no ] || return 1')).toBeLessThan(script.indexOf('set harbour.backed_up_at'))
})

test('Caddy is given by Compose each name that its file reads', async () => {
  const names = new Set([...(await read('caddy/Caddyfile')).matchAll(/\{\$(\w+)/g)].map(([, name = '']) => name))
  const caddy = serviceOf(await read('compose.yml'), 'caddy')
  expect([...names].filter((name) => !caddy.includes(`\n      ${name}: \${${name}:`))).toEqual([])
  expect(names).toContain('GUESTS_CLOSED')
})

test('Caddy says of its own answers at both names what gateways say of theirs', async () => {
  const file = await read('caddy/Caddyfile')
  const told = Object.fromEntries(
    [...file.matchAll(/^\t\t\?([\w-]+) "?(.*?)"?$/gm)].map(([, name = '', value]) => [name.toLowerCase(), value]),
  )
  expect(guardHeaders({ behindTls: true })).toMatchObject(told)
  expect(Object.keys(told)).toContain('strict-transport-security')
  expect(file.match(/_HOST\} \{\n\timport guarded\n/g)).toHaveLength(2)
})

test('Compose asks after PostgreSQL over TCP, where the server that a new cluster is prepared with does not listen', async () => {
  const compose = await read('compose.yml')
  const postgres = compose.slice(compose.indexOf('\n  postgres:'), compose.indexOf('\n  pgbouncer:'))
  expect(postgres).toMatch(/test: \[CMD, pg_isready, .*--host, 127\.0\.0\.1,/)
})
