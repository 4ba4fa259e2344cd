import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunks.ts'
import { lean } from './build/lean.ts'

// The compiler makes code a third longer. Screens that change under the finger are worth it; home hardly changes, and the
// leaves in ui/ stand still wherever a compiled screen keeps its elements.
const compiled = readdirSync(join(import.meta.dirname, 'features')).filter((feature) => feature !== 'home')

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    lean(),
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './paraglide',
      strategy: ['globalVariable', 'baseLocale'],
      emitTsDeclarations: true,
    }),
    react({ compiler: { sources: ['/stores/menu.ts', ...compiled.map((feature) => `/features/${feature}/`)] } }),
  ],
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild ? {} : { input: 'main.tsx', output: { codeSplitting: { groups: chunkGroups } } },
  },
  ssr: { noExternal: true },
  server: { strictPort: true },
}))
