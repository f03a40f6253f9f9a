// Loaded before the built host in browser tests: what it draws sixteen bytes at a time (seeds, lots, what bots think with)
// comes in the same order in every run, so that a red run is the commit's own doing and not a rare deal's.
const crypto = require('node:crypto')

const { createHash, randomBytes } = crypto
let drawn = 0
crypto.randomBytes = (size, done) =>
  size === 16 && done === undefined ? createHash('md5').update(`4711 ${drawn++}`).digest() : randomBytes(size, done)
