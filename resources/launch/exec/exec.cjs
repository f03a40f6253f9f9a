#!/usr/bin/env node
// `exec` is the shells' own word on macOS and Linux: the command takes the shell's place, so that a signal to one is a
// signal to the other. Windows has neither; there npm finds this script, which runs the command.
const { spawnSync } = require('node:child_process')
const [program, ...words] = process.argv.slice(2)
process.exitCode = spawnSync(program, words, { stdio: 'inherit' }).status ?? 1
