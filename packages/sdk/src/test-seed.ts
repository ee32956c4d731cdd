import fc from 'fast-check'

// The same random values in every run, so that two mutation runs of the same code have the same result.
fc.configureGlobal({ seed: 20_261_122 })
