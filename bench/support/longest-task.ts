import type { Tab } from './browser.ts'
import { pause } from './on-page.ts'

type TraceEvent = { name: string; ph: string; tdur?: number; dur?: number; pid: number; tid: number; args: { name?: string } }

/** Tasks alone: to write down each style, layout and paint would itself take a slow phone a third of its frames. */
const categories = ['__metadata', 'toplevel']
const task = 'ThreadControllerImpl::RunTask'

/**
 * The longest task of the page's main thread while something is done, in milliseconds of its own CPU time: another program that
 * happens to run on this machine does not count, the slowdown does.
 */
export async function whileThe(tab: Tab, act: () => Promise<void>): Promise<number> {
  const events: TraceEvent[] = []
  tab.on('Tracing.dataCollected', ({ value }) => events.push(...(value as TraceEvent[]))) // the browser's own words
  const complete = new Promise<void>((resolve) => tab.on('Tracing.tracingComplete', () => resolve()))
  await tab.ask('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: categories } })
  await act()
  await pause(500)
  await tab.ask('Tracing.end')
  await complete
  const mains = new Set(events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf))
  const tasks = events.filter((event) => event.name === task && event.tdur !== undefined && mains.has(threadOf(event)))
  if (tasks.length === 0) throw new Error('the browser traced no task')
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
