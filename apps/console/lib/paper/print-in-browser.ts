import './print-in-browser.css'

/** Opens the browser's own printing for a drawn paper alone: while it prints, the page shows nothing else. */
export function printInBrowser(canvas: HTMLCanvasElement): void {
  canvas.className = 'paper-out'
  canvas.setAttribute('aria-hidden', 'true')
  document.querySelectorAll('.paper-out').forEach((left) => left.remove())
  document.body.append(canvas)
  addEventListener('afterprint', () => canvas.remove(), { once: true })
  print()
}
