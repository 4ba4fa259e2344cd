import { createElement, type ComponentProps, type ReactElement } from 'react'

type IconData = { node: [tag: string, attributes: Record<string, string>][] }
type IconProps = Omit<ComponentProps<'svg'>, 'ref'> & { size?: number }

/** Stands in for Lucide's `createLucideIcon`: the same drawing in one element, without its classes, names and contexts. */
export default function createLucideIcon({ node }: IconData): (props: IconProps) => ReactElement {
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ size = 24, ...rest }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
      },
      ...drawing,
    )
}
