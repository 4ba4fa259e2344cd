import { postPaper, type PaperPost } from './post-paper.ts'

/** The news of a paper: it is drawn, or cannot be; then what was replied, or that the call is lost. */
export type PaperNews = { is: 'drawn' } | { is: 'failed' } | { is: 'replied'; reply: unknown } | { is: 'lost' }

// Draws papers beside the page and hands their dots over itself, so that no ticket holds up the board; each is answered at the port that came with it.
addEventListener('message', ({ data, ports: [port] }: MessageEvent<PaperPost>) => {
  void work(data, (news) => port?.postMessage(news))
})

async function work(paper: PaperPost, say: (news: PaperNews) => void): Promise<void> {
  let drawn = false
  const onDrawn = () => {
    drawn = true
    say({ is: 'drawn' })
  }
  try {
    say({ is: 'replied', reply: await postPaper(paper, onDrawn) })
  } catch {
    say({ is: drawn ? 'lost' : 'failed' })
  }
}
