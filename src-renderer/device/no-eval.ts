// A page may not run text as code (its Content-Security-Policy), so zod need not try whether it may: Firefox would tell
// everybody who opens the console. Schemas read this as they are made, so it is imported before all else.
// oxlint-disable-next-line no-underscore-dangle -- the name is zod's
;(window as { __zod_globalConfig?: object }).__zod_globalConfig = { jitless: 1 }
