import fc from '../../node_modules/fast-check/lib/fast-check.js'

// In every test file that leaves something to chance: `CHANCE=7 npx vitest run FILE` plays again what a run has begun with 7.
fc.configureGlobal({ seed: Number(process.env.CHANCE) })

// oxlint-disable-next-line import/no-default-export -- it stands where fast-check's own stands
export default fc
