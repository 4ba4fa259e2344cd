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

// A part's own needs are fetched beside it, not after it. The names of all these files are part of the first load, so it has only those of the
// screens that a guest goes on to; what seldom comes, such as a dialog, asks for its own. Styles have to come first.
const waits =
  /\/(AgeDeclaration|CartArrival|ChangesSheet|Crashed|DesktopSides|EarlierOrder|GroupFirst|LocationDialogs|MenuFailed|MenuOffline|NetworkDialog|OfflineNote|OrderAgain|OrderWaits|OutboxWatch|OutsideWords|PartnerCoupons|PartnerLoginLost|PartnerLoginWatch|PreorderSheet|ScanSheet|TermsUpdate|TimeKeeper|UpdateNote|UsedCoupons|WaitingOrderWatch|WatchedOrder|address-book|analytics|ask-city|end-session|group-menu|host-session|init-offline|open-promo|open-session|scan-by-host|translate-addresses)-/
const goesAlong = (part: string, file: string) => !waits.test(part) || file === part || file.endsWith('.css')

// The shortest hash that the bundler takes for so many files: every name is in the worker's list, and in each file that asks for it.
const names = 'assets/[name]-[hash:7]'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    lean(),
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './paraglide',
      strategy: ['globalVariable', 'baseLocale'],
      emitTsDeclarations: true,
    }),
    react({ compiler: { sources: ['/entities/menu/menu.ts', ...compiled.map((feature) => `/features/${feature}/`)] } }),
  ],
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false, resolveDependencies: (file, files) => files.filter((each) => goesAlong(file, each)) },
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild
      ? {}
      : {
          input: 'app/main.tsx',
          output: {
            codeSplitting: { groups: chunkGroups },
            entryFileNames: `${names}.js`,
            chunkFileNames: `${names}.js`,
            assetFileNames: `${names}[extname]`,
          },
        },
  },
  ssr: { noExternal: true },
  server: { strictPort: true },
}))
