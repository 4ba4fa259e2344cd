// Loaded into each child before its own code: when the parent is gone, however it ended, the child ends as if asked to.
const patience = 15_000

process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), patience).unref()
})
process.channel?.unref()
