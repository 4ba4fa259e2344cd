import type { PaperNews } from './paper-worker.ts'
import { postPaper, type PaperPost } from './post-paper.ts'

let begun: Worker | undefined
let useless = typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined'

/**
 * Draws a paper and posts its dots; gives the reply's JSON, throws where the call is lost. A worker does both, so that the page is not held up; where a
 * browser has none, it cannot be had, or is not let through, the page does, in slices.
 */
export async function postByWorker(job: PaperPost): Promise<unknown> {
  const news = useless ? undefined : await newsOf(job)
  // Said twice it is one paper, so that the page may say again what a worker could not.
  return news?.is === 'replied' ? news.reply : postPaper(job)
}

/** The time after which a worker that says nothing is given up, in milliseconds: a shop waits for its tickets. */
const patience = 10_000

/** The last news of a paper; nothing where the worker cannot be loaded, or says nothing. */
function newsOf(job: PaperPost): Promise<Exclude<PaperNews, { is: 'drawn' }> | undefined> {
  const worker = (begun ??= new Worker(new URL('./paper-worker.ts', import.meta.url), { type: 'module' }))
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const end = (news: Exclude<PaperNews, { is: 'drawn' }> | undefined) => {
      clearTimeout(limit)
      worker.removeEventListener('error', onError)
      port1.close()
      resolve(news)
    }
    const onError = () => {
      if (begun === worker) begun = undefined
      worker.terminate()
      end(undefined)
    }
    const limit = setTimeout(onError, patience)
    worker.addEventListener('error', onError)
    port1.addEventListener('message', ({ data }: MessageEvent<PaperNews>) => {
      if (data.is === 'failed') useless = true
      // What is on its way is waited for as long as any call.
      if (data.is === 'drawn') clearTimeout(limit)
      else end(data)
    })
    port1.start()
    worker.postMessage(job, [port2])
  })
}
