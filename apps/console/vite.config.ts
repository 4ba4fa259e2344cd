import { paraglideVitePlugin } from '@inlang/paraglide-js'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const names = 'assets/[name]-[hash:7].js'

export default defineConfig({
  base: '/console/',
  plugins: [
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './paraglide',
      strategy: ['globalVariable', 'baseLocale'],
      emitTsDeclarations: true,
    }),
    react({ compiler: true }),
  ],
  worker: { format: 'es', rollupOptions: { output: { entryFileNames: names, chunkFileNames: names } } },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    manifest: true,
    assetsInlineLimit: 0,
    rollupOptions: {
      output: { entryFileNames: names, chunkFileNames: names },
    },
  },
})
