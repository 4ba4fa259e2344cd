import { configureGlobal } from 'fast-check'

// The same numbers by chance in every run, so that a mutant that was found is found again; and no time is spent on a smaller example.
configureGlobal({ seed: 20261123, endOnFailure: true })
