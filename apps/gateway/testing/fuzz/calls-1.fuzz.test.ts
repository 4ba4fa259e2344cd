import { fuzzCalls } from './every-call.ts'

// In four files, so that no worker is left alone with all of it.
fuzzCalls({ nth: 0, of: 4 })
