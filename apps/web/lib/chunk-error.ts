/** The words of Chromium and Firefox, of Safari, and of the build, which fetches the styles: browsers tell lost code from broken code by nothing else. */
const lost = /dynamically imported module|importing a module script|javascript mime type|unable to preload css/i

/** Tells whether code of ours did not come: the network is gone, or the app has been built anew since. Code that came and broke is something else. */
export const isChunkError = (cause: unknown): boolean => cause instanceof Error && lost.test(cause.message)
