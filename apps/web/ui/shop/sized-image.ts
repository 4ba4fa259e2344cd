/** A picture by its large file, `name.webp`, drawn so many px wide: the phone takes the file of its width that fits. */
export const sizedImage = (src: string, size: number) => ({
  src,
  srcSet: `${[208, 240, 320].map((width) => `${src.replace(/\.webp$/, `-${width}.webp`)} ${width}w`).join(', ')}, ${src} 640w`,
  sizes: `${size}px`,
  width: size,
  height: size,
})
