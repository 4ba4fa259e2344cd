/** Looks for a QR code in what a video shows now. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | undefined>

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type Native = { BarcodeDetector?: { new (options: { formats: string[] }): Detector; getSupportedFormats(): Promise<string[]> } }

/** The browser's own reader of QR codes, where it has one; else one that is fetched for it. */
export async function openCodeReader(surroundings: Native = globalThis as Native): Promise<CodeReader> {
  const { BarcodeDetector } = surroundings
  // Some browsers have the class and no code that it can read.
  if (BarcodeDetector && (await BarcodeDetector.getSupportedFormats()).includes('qr_code')) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] })
    return async (video) => (await detector.detect(video))[0]?.rawValue
  }
  const { codeInImage } = await import('./code-in-image.ts')
  return async (video) => {
    const image = imageOf(video)
    return image && codeInImage(image)
  }
}

/** Smaller than the camera sees it: a code held into the frame is large enough. */
const side = 480

function imageOf(video: HTMLVideoElement): ImageData | undefined {
  const scale = Math.min(1, side / Math.min(video.videoWidth, video.videoHeight))
  const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)]
  const context = width > 0 ? new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true }) : null
  if (!context) return undefined
  context.drawImage(video, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}
