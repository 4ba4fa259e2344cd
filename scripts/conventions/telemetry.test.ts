import { expect, test } from 'vitest'
import { importsOf, sourceFiles } from './source-files.ts'

const files = sourceFiles().filter(({ path }) => path.startsWith('apps/gateway/'))

test.each([
  ['@opentelemetry/', 'apps/gateway/adapters/tracing/otlp-tracer.ts', 'apps/gateway/adapters/tracing/open-tracing.ts'],
  ['@sentry/', 'apps/gateway/adapters/sentry/sentry-reports.ts', 'apps/gateway/adapters/sentry/open-fault-reports.ts'],
])('%s is known by one file, which is loaded only where the settings ask for it', (library, adapter, opener) => {
  const users = files.filter((file) => importsOf(file).some(({ specifier }) => specifier.startsWith(library)))
  expect(users.map(({ path }) => path)).toEqual([adapter])
  const name = `./${adapter.split('/').at(-1)}`
  const running = files.filter(({ path, code }) => !path.endsWith('.test.ts') && code.includes(`'${name}'`))
  expect(running.map(({ path }) => path)).toEqual([opener])
  expect(running[0]?.code).toContain(`await import('${name}')`)
})

test('nothing of traces is part of the web app', () => {
  const traced = sourceFiles().filter((file) => file.path.startsWith('apps/web/') && file.code.includes('traceparent'))
  expect(traced.map(({ path }) => path)).toEqual(['apps/web/build/trace-calls.test.ts'])
})
