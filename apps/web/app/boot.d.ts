/** Left for the app by the page's inline script: `replay` clicks what was tapped before the buttons worked. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- the browser's own Window is an interface, to be merged into.
interface Window {
  harbour?: { replay(): void }
}
