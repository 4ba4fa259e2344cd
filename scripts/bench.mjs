import { build } from './build.mjs'
import { ready } from './ready.mjs'
import { run } from './run.mjs'

const tools = await ready()
await build(tools)
process.exitCode = await run(tools.node, ['bench/main.ts', ...process.argv.slice(2)], tools.env)
