import type { ChainShop } from '@harbour/chain'

/** A part of a shop that is edited: the shop as it is typed, and how a part of it changes. */
export type PartProps = { shop: ChainShop; readOnly: boolean; onChange: (part: Partial<ChainShop>) => void }
