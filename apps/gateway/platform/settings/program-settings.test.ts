import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

test.each(['main', 'chain', 'reconcile', 'staff'])(
  'a wrong setting ends %s with the line that names it, no stack, and 78',
  async (name) => {
    const program = fileURLToPath(new URL(`../../${name}.ts`, import.meta.url))
    const env = { PATH: process.env.PATH, TRUST_PROXY: 'on' }
    const ended = run(process.execPath, [program], { env })
    await expect(ended).rejects.toMatchObject({ code: 78, stderr: expect.stringMatching(/^TRUST_PROXY: .*\n$/) })
  },
)
