import type { IconComponent } from '../../lib/icon-component.ts'

/** A tab icon that the server's theme gives as the address of a picture; undefined keeps our own (spec 2.32). */
export function themedIcon(address: string | undefined): IconComponent | undefined {
  if (!address?.startsWith('/')) return undefined
  return ({ size, className }) => <img src={address} width={size} height={size} alt="" className={className} />
}
