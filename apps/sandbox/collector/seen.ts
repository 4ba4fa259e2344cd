/** An event of analytics, by the key it was told under. */
export type SeenEvent = { key: string; name: string; params: unknown; at: string }
/** A fault, by the project that it was reported to. */
export type SeenFault = { project: string; fault: unknown; at: string }
export type Seen = { events: SeenEvent[]; faults: SeenFault[] }
