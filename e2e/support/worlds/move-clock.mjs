// Loaded into each programme of a world: its clock goes on by as many milliseconds as the world says, and it says when it has.
const now = Date.now
let ahead = 0
Date.now = () => now() + ahead

process.on('message', (message) => {
  if (typeof message !== 'object' || message === null || !('goOn' in message)) return
  ahead += Number(message.goOn)
  process.send?.(message)
})
process.channel?.unref()
