#!/usr/bin/env bash
# Chromium 76.0.3803 (chrome-aws-lambda 1.17.1), 80.0.3987 (chrome-aws-lambda 2.1.1; its libraries serve both), Atkinson
# Hyperlegible Next as @fontsource-variable/atkinson-hyperlegible-next 5.3.0 ships it.
#
# On the engine of Samsung's TVs of 2021 the letters of a valid variable font lie on each other: drawn in their shapes, but
# with less than half of their widths, at every weight. Nothing is reported. From 80 on they stand as they should. A page that
# is to be read there takes fonts of one weight each, or the set's own.
#
# Seen (width of "No table is open yet" at 40 px, weights 430 and 700):
#   76.0.3803.0 164 180
#   80.0.3987.0 355 382
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ws@8.18.0 @fontsource-variable/atkinson-hyperlegible-next@5.3.0 >/dev/null
for version in 1.17.1 2.1.1; do
  npm pack --silent "chrome-aws-lambda@$version" >/dev/null
  mkdir "$version"
  tar xzf "chrome-aws-lambda-$version.tgz" -C "$version"
done
cat >run.cjs <<'SCRIPT'
const { execSync, spawn } = require('node:child_process')
const { chmodSync, readFileSync, writeFileSync } = require('node:fs')
const { setTimeout: pause } = require('node:timers/promises')
const { brotliDecompressSync } = require('node:zlib')
const WebSocket = require('ws')

const unpack = (from, to) => writeFileSync(to, brotliDecompressSync(readFileSync(from)))
unpack('1.17.1/package/bin/chromium-76.0.3803.0.br', 'chromium-76')
unpack('2.1.1/package/bin/chromium.br', 'chromium-80')
unpack('2.1.1/package/bin/aws.tar.br', 'aws.tar')
execSync('tar xf aws.tar')
const file = require.resolve('@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2')
const font = `data:font/woff2;base64,${readFileSync(file).toString('base64')}`
const measure = `(async () => {
  const face = new FontFace('Tried', 'url(${font})', { weight: '430 800' })
  document.fonts.add(await face.load())
  const widths = [430, 700].map(weight => {
    const line = document.createElement('span')
    line.textContent = 'No table is open yet'
    line.style.cssText = 'position:absolute;white-space:nowrap;font:' + weight + ' 40px Tried'
    document.body.append(line)
    return Math.round(line.getBoundingClientRect().width)
  })
  return navigator.userAgent.match(/Chrome\\/([\\d.]+)/)[1] + ' ' + widths.join(' ')
})()`

async function seen(program) {
  chmodSync(program, 0o755)
  const flags = ['--no-sandbox', '--headless', '--disable-gpu', '--remote-debugging-port=0', `--user-data-dir=${process.cwd()}/p-${program}`]
  const env = { ...process.env, LD_LIBRARY_PATH: `${process.cwd()}/lib`, HOME: process.cwd() }
  const child = spawn(`./${program}`, [...flags, 'about:blank'], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  try {
    const port = await new Promise((done, fail) => {
      let said = ''
      child.stderr.on('data', text => {
        const at = /listening on ws:\/\/[^:]+:(\d+)/.exec((said += text))
        if (at) done(at[1])
      })
      child.once('exit', () => fail(new Error(said)))
    })
    let page
    for (; page === undefined; await pause(50)) {
      const pages = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()
      page = pages.find(one => one.type === 'page')
    }
    const socket = new WebSocket(page.webSocketDebuggerUrl)
    await new Promise(done => socket.once('open', done))
    socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression: measure, awaitPromise: true, returnByValue: true } }))
    const said = await new Promise(done => socket.once('message', data => done(JSON.parse(data))))
    socket.close()
    return said.result.result.value
  } finally {
    child.kill('SIGKILL')
  }
}

void (async () => {
  for (const program of ['chromium-76', 'chromium-80']) console.log(await seen(program))
})()
SCRIPT
node run.cjs >seen
cat seen
diff seen - <<'WANTED'
76.0.3803.0 164 180
80.0.3987.0 355 382
WANTED
