import { writeFileSync } from 'node:fs'
import { fillBoard, moveOn, openShop, placeOrder } from './board/board-shop.ts'
import { openBoard, refresh, visitOrder } from './board/board-page.ts'
import { orderStatuses } from '@harbour/rules'
import { openTab, startBrowser } from './support/browser.ts'
import { pause, scroll } from './support/on-page.ts'
import { startGateway } from './support/running.ts'
const gateway = await startGateway()
const only = (process.env.ONLY ?? '01234').split('').map(Number)
try {
  const shop = await openShop(gateway)
  await fillBoard(shop, 300)
  for (let r = 0; r < Number(process.env.ROUNDS ?? 2); r++) {
    const browser = await startBrowser()
    try {
      const tab = await openTab(browser)
      await openBoard(tab, shop)
      await tab.ask('Emulation.setCPUThrottlingRate', { rate: Number(process.env.RATE ?? 4) })
      const acts = [
        async () => void (await pause(10_000)),
        async () => { for (const x of [480, 800, 1100]) await scroll(tab, 5, x) },
        () => refresh(tab, 5),
        async () => {
          for (let place = 0; place < 3; place++) {
            const id = await placeOrder(shop, place)
            await pause(1500)
            for (const s of [orderStatuses.accepted, orderStatuses.preparing, orderStatuses.readyForGuest, orderStatuses.completed]) { await moveOn(shop, id, [s]); await pause(500) }
          }
        },
        () => visitOrder(tab),
      ]
      const out: string[] = []
      for (const [at, act] of acts.entries()) {
        if (!only.includes(at)) { if (at === 0) await pause(8000); continue }
        const events: any[] = []
        let live = true
        tab.on('Tracing.dataCollected', ({ value }: any) => { if (live) events.push(...value) })
        const complete = new Promise<void>((resolve) => tab.on('Tracing.tracingComplete', () => resolve()))
        const cats = '__metadata,disabled-by-default-devtools.timeline,toplevel,devtools.timeline,v8,disabled-by-default-v8.cpu_profiler,blink.user_timing'
        await tab.ask('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: (process.env.PROFILE ? cats : '__metadata,disabled-by-default-devtools.timeline,toplevel,devtools.timeline').split(',') } })
        await act()
        await pause(500)
        await tab.ask('Tracing.end')
        await complete
        live = false
        const key = (e: any) => `${e.pid} ${e.tid}`
        const mains = new Set(events.filter((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain').map(key))
        const tasks = events.filter((e) => e.name === 'RunTask' && e.tdur !== undefined && mains.has(key(e))).sort((a, b) => b.tdur - a.tdur)
        out.push(tasks.slice(0, 4).map((t) => (t.tdur / 1000).toFixed(0)).join('/'))
        if (process.env.PROFILE) for (const t of tasks.slice(0, 3)) {
          const inside = events.filter((e) => mains.has(key(e)) && key(e) === key(t) && e.ts >= t.ts && e.ts < t.ts + t.dur && e.ph === 'X' && (e.tdur ?? 0) > 1500 && e !== t)
          console.log(`  [${at}] task ${(t.tdur / 1000).toFixed(1)}: ` + inside.map((e) => `${e.name}${e.args?.data?.functionName ? ':' + e.args.data.functionName : ''}${e.args?.data?.type ? ':' + e.args.data.type : ''}${e.args?.beginData?.dirtyObjects ? '(' + e.args.beginData.dirtyObjects + '/' + e.args.beginData.totalObjects + ')' : ''}${e.args?.elementCount ? '#' + e.args.elementCount : ''} ${(e.tdur / 1000).toFixed(1)}`).join(', '))
          // profile samples within
          const prof = events.filter((e) => e.name === 'ProfileChunk')
          const nodes = new Map<number, any>(); const self = new Map<string, number>()
          let time = 0
          const start = events.find((e) => e.name === 'Profile')?.args?.data?.startTime ?? 0
          time = start
          for (const c of prof.sort((a, b) => a.ts - b.ts)) {
            const d = c.args.data; for (const n of d.cpuProfile?.nodes ?? []) nodes.set(n.id, n)
            const samples = d.cpuProfile?.samples ?? []
            samples.forEach((s: number, i: number) => { time += d.timeDeltas[i]; if (time >= t.ts && time < t.ts + t.dur) {
              const seen = new Set<string>(); let n = nodes.get(s)
              const f = n?.callFrame; const leaf = `${f?.functionName}@${(f?.url ?? '').split('/').pop()}:${f?.lineNumber}:${f?.columnNumber}`
              self.set(leaf, (self.get(leaf) ?? 0) + d.timeDeltas[i]) 
              void seen } })
          }
          const top = [...self].sort((a, b) => b[1] - a[1]).slice(0, 12).map(([k, v]) => `${k} ${(v / 1000).toFixed(1)}`)
          console.log('      self: ' + top.join(' | '))
        }
        if (process.env.DUMP) writeFileSync(`/tmp/trace-${r}-${at}.json`, JSON.stringify(events))
      }
      console.log(`round ${r}: ${out.join('  ')}`)
      tab.close()
    } finally { browser.kill() }
  }
} finally { await gateway.stop() }
