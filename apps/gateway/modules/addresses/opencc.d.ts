/** Pairs of a traditional character and what simplifies it, "臺 台|衛 卫"; the package types its converters only. */
declare module 'opencc-js/dict/TSCharacters' {
  const pairs: string
  export default pairs
}

/** Pairs of a traditional character and how Taiwan writes it, "着 著|羣 群". */
declare module 'opencc-js/dict/TWVariants' {
  const pairs: string
  export default pairs
}
