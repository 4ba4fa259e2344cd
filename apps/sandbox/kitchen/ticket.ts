/** A till's view of a line of an order, in the words in which it was ordered. */
export type TicketLine = {
  name: string
  choices: string
  num: number
  parts?: TicketPart[]
  contains?: string[]
  mayContain?: string[]
  gift?: boolean
  /** The person of a group order whom it is for. */
  forName?: string
}
export type TicketPart = { side?: 'left' | 'right'; name: string; num: number; inside: { name: string; num: number }[] }

/** An order as it is printed: its lines, what is in them, and how it is paid; amounts in dollars, as the wire has them. */
export type TicketOrder = {
  pickupNo: string
  orderType: number
  lines: TicketLine[]
  cutlery: boolean
  total: number
  payMethod: string
  paid: boolean
  toCollect: number
  checkAge: boolean
  request: string | null
}

/**
 * The ticket of an order for kitchen and rider, line by line: each dish with what was chosen, a half of a pizza on a line of its own, its allergens;
 * then what is to be collected in cash, or that it is paid, and whether the age is to be checked. No phone or address is on it, and no name but of those in a group order.
 */
export function ticketOf(order: TicketOrder, words: TicketWords): string[] {
  const { pickupNo, orderType, lines, cutlery, request } = order
  return [
    `#${pickupNo} ${words.way(orderType)}`,
    ...lines.flatMap((line) => dishLines(line, words)),
    ...(cutlery ? [words.cutlery] : []),
    ...(request ? [request] : []),
    moneyLine(order, words),
    ...(order.checkAge ? [words.checkAge] : []),
  ]
}

function dishLines({ name, num, parts, choices, contains = [], mayContain = [], gift, forName }: TicketLine, words: TicketWords): string[] {
  const said = parts ? parts.map((part) => partLine(part, words)) : choices ? [choices] : []
  return [
    `${num} × ${name}${gift ? ` (${words.gift})` : ''}`,
    ...(forName ? [`  → ${forName}`] : []),
    ...said.map((line) => `  ${line}`),
    ...(contains.length > 0 ? [`  ! ${words.contains} ${listed(contains, words)}`] : []),
    ...(mayContain.length > 0 ? [`  ? ${words.mayContain} ${listed(mayContain, words)}`] : []),
  ]
}

function partLine({ side, name, num, inside }: TicketPart, words: TicketWords): string {
  const within = inside.map(counted).join(words.comma)
  if (side) return [words[side], name, within && `+ ${within}`].filter(Boolean).join(' ')
  return counted({ name: within ? `${name} (${within})` : name, num })
}

const counted = ({ name, num }: { name: string; num: number }) => (num > 1 ? `${name} × ${num}` : name)

const listed = (allergens: readonly string[], words: TicketWords) =>
  allergens.map((each) => words.allergens[each] ?? each).join(words.comma)

function moneyLine({ payMethod, paid, toCollect, total }: TicketOrder, words: TicketWords): string {
  const method = words.methods[payMethod] ?? payMethod
  if (toCollect > 0) return `${words.collect} $${toCollect.toFixed(2)}`
  return `${method} $${total.toFixed(2)} ${paid ? words.paid : words.unpaid}`
}

/** The words of a ticket in one language. */
export type TicketWords = {
  way(orderType: number): string
  left: string
  right: string
  comma: string
  gift: string
  cutlery: string
  contains: string
  mayContain: string
  collect: string
  paid: string
  unpaid: string
  checkAge: string
  methods: Record<string, string>
  allergens: Record<string, string>
}
