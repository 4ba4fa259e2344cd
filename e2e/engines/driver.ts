export type Point = { x: number; y: number }
export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Escape' | 'ArrowRight' | 'ArrowDown'

/** The things that any browser can be made to do, whoever drives it: a guest has no more. */
export type Driver = {
  go(url: string): Promise<void>
  back(): Promise<void>
  reload(): Promise<void>
  /** Runs a function's body in the page; it finds its input in `input`. */
  run(body: string, input: unknown): Promise<unknown>
  tap(point: Point): Promise<void>
  press(key: Key): Promise<void>
  type(text: string): Promise<void>
  /** The same, in the page that a frame shows; the frame is known by its title. To go and come back is the whole window's. */
  inFrame(title: string): Omit<Driver, 'inFrame'>
  close(): Promise<void>
}

export type Opened = { dark: boolean }

/** A phone of the usual width, in each engine. */
export const phoneSize = { width: 390, height: 844 } as const
