/** Opens a stream of server-sent events; `next` gives the event that it tells next, whole as it is written, and `the end` once there is none. */
export async function openEvents(url: string) {
  const response = await fetch(url)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async (): Promise<string> => {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const block = text.slice(0, end)
        text = text.slice(end + 2)
        if (block.includes('data:')) return block
      } else {
        const { value, done } = (await reader?.read()) ?? { value: undefined, done: true }
        if (done) return 'the end'
        text += value
      }
    }
  }
  return { status: response.status, next, leave: () => reader?.cancel() }
}
