import { startSandbox } from './sandbox-process.ts'

/** A paper as the sandbox's printer printed it. */
export type PrintedPaper = { rowBytes: number; rows: Buffer; lines: string[] }
/** The states of the sandbox's printer: apps/sandbox/printer/printer.ts says what each is. */
export type SandboxPrinterState = 'ready' | 'paperOut' | 'coverOpen' | 'otherMachine' | 'away'

/** The receipt printer of the outside world, in a process of its own. */
export async function startPrinterSandbox() {
  const { child, line } = await startSandbox('printer')
  const { port, url } = JSON.parse(line) as { port: number; url: string } // as it says it
  return {
    host: '127.0.0.1',
    port,
    /** Its papers, the latest last. */
    async papers(): Promise<PrintedPaper[]> {
      const papers = (await (await fetch(`${url}/printer/papers`)).json()) as (Omit<PrintedPaper, 'rows'> & { rows: string })[] // as it tells them
      return papers.toReversed().map(({ rows, rowBytes, lines }) => ({ rowBytes, rows: Buffer.from(rows, 'base64'), lines }))
    },
    become: async (state: SandboxPrinterState) =>
      void (await fetch(`${url}/printer`, { method: 'POST', body: new URLSearchParams({ state }) })),
    stop: () => void child.kill(),
  }
}
