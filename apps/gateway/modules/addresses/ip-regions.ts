export type IpRegions = {
  /** The two letters of the country or region of a network address; none for one that belongs to nowhere, or is none. */
  regionOf(address: string): Promise<string>
}
