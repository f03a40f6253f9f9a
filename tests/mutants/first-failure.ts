import * as fc from 'fast-check'

// One example is enough to know that a mutant is noticed; nobody reads the smallest one.
fc.configureGlobal({ endOnFailure: true })
