/** A message as the browser behind it opened it. */
export type PushedMessage = { browserId: string; payload: string; ttl: number; topic: string; urgency: string; sender: string; at: string }
