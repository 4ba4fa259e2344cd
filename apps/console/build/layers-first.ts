import type { Plugin } from 'vite'

const order = '@layer tokens,base,ui,screens;'

/** Says the order of the layers at the head of every style sheet: a part's own may arrive before the one that all share, and the first to speak decides. */
export const layersFirst = (): Plugin => ({
  name: 'layers-first',
  enforce: 'post',
  generateBundle(_options, files) {
    for (const file of Object.values(files))
      if (file.type === 'asset' && file.fileName.endsWith('.css') && typeof file.source === 'string')
        file.source = order + file.source.replace(order, '')
  },
})
