export type Ticket = { storeId: string; lines: readonly string[]; at: string }
/** The tickets that the kitchens have printed, the newest first. */
export type Tickets = { print(ticket: Omit<Ticket, 'at'>): void; latest(): readonly Ticket[] }

const most = 200

/** Keeps the last tickets for as long as the sandbox runs, as the nail beside a stove does. */
export function createTickets(): Tickets {
  let tickets: Ticket[] = []
  return {
    print: (ticket) => void (tickets = [{ ...ticket, at: new Date().toISOString() }, ...tickets].slice(0, most)),
    latest: () => tickets,
  }
}
