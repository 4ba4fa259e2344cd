import { expect, type BrowserContext } from '@playwright/test'

export type Troubles = {
  /** This test causes such a trouble on purpose. */
  expect(pattern: RegExp): void
  /** Fails if there was a trouble that nobody expected. */
  judge(): void
}

/** Listens for errors in the console (violations of the content security policy among them), faults, lost requests and bad answers. */
export function watch(context: BrowserContext): Troubles {
  const seen: string[] = []
  const expected: RegExp[] = []
  context.on('console', (message) => message.type() === 'error' && seen.push(`console: ${message.text()} (${message.location().url})`))
  context.on('weberror', (fault) => {
    const { name, message, stack } = fault.error()
    seen.push(`fault: ${name}: ${message}\n${stack}`)
  })
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // A screen that is left takes back what it asked for.
    if (why !== 'net::ERR_ABORTED') seen.push(`lost: ${request.url()} ${why}`)
  })
  context.on('response', (answer) => answer.status() >= 400 && seen.push(`answer: ${answer.status()} ${answer.url()}`))
  return {
    expect: (pattern) => void expected.push(pattern),
    judge: () => expect(seen.filter((trouble) => !expected.some((pattern) => pattern.test(trouble)))).toEqual([]),
  }
}
