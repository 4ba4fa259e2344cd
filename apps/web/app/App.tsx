import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { type ReactNode } from 'react'
import { Screens } from './routes.tsx'
import { Shell } from './shell/Shell.tsx'

type AppProps = { queries: QueryClient; router: (children: ReactNode) => ReactNode }

/** The whole web app: the server's answers, the address bar, the frame and the screens in it. */
export function App({ queries, router }: AppProps) {
  return (
    <QueryClientProvider client={queries}>
      {router(
        <Shell>
          <Screens />
        </Shell>,
      )}
    </QueryClientProvider>
  )
}
