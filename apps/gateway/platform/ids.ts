/** Chance: ids that sort by time, and secrets of 32 bytes. */
export type Ids = { guid(): string; secret(): string }
