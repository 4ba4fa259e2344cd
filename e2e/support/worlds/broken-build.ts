import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The web app as it is built, but that the named files begin with something else first; gives where it lies. */
export async function brokenBuild(begins: Record<string, string>): Promise<string> {
  const whole = process.env.WEB_DIST ?? fileURLToPath(new URL('../../../apps/web/dist', import.meta.url))
  const build = await mkdtemp(join(tmpdir(), 'harbour-broken-'))
  await cp(whole, build, { recursive: true })
  const assets = join(build, 'assets')
  const files = await readdir(assets)
  for (const [name, first] of Object.entries(begins)) {
    const file = files.find((each) => each.startsWith(`${name}-`) && each.endsWith('.js'))
    if (!file) throw new Error(`the build has no file of ${name}`)
    await writeFile(join(assets, file), first + (await readFile(join(assets, file), 'utf8')))
    for (const packed of ['.br', '.gz']) await rm(join(assets, file + packed), { force: true })
  }
  return build
}
