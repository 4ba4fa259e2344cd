import type { ReactNode } from 'react'

/** A drawing in the line of the house: an icon of lucide-react, or one of our own with the same props. */
export type IconComponent = (props: { size?: number; strokeWidth?: number; className?: string }) => ReactNode
