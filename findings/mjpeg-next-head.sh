#!/usr/bin/env bash
# Chromium 76.0.3803 (chrome-aws-lambda 1.17.1), 80.0.3987 (chrome-aws-lambda 2.1.1; its libraries serve both). Seen as well in
# Debian's Chromium of 2026.
#
# A TV page shows a stream of JPEGs (`multipart/x-mixed-replace`) in an `<img>`. A part with its `Content-Length`, all of its
# bytes and the boundary after it is not shown: it waits until the head of the next part has come, so that a set stands one
# picture behind, for as long as nothing changes. Neither length nor boundary ends a part. Sending the next part's head, with
# nothing after it, together with each picture shows it at once; sending each picture twice does too, at twice the bytes.
#
# Seen (what is on the screen after red, blue and red were sent):
#   76.0.3803.0 boundary: white red blue
#   76.0.3803.0 next head: red blue red
#   80.0.3987.0 boundary: white red blue
#   80.0.3987.0 next head: red blue red
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ws@8.18.0 jpeg-js@0.4.4 pngjs@7.0.0 >/dev/null
for version in 1.17.1 2.1.1; do
  npm pack --silent "chrome-aws-lambda@$version" >/dev/null
  mkdir "$version"
  tar xzf "chrome-aws-lambda-$version.tgz" -C "$version"
done
cat >run.cjs <<'SCRIPT'
const { spawn } = require('node:child_process')
const { chmodSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs')
const { createServer } = require('node:http')
const { setTimeout: pause } = require('node:timers/promises')
const { brotliDecompressSync } = require('node:zlib')
const WebSocket = require('ws')
const { PNG } = require('pngjs')
const jpeg = require('jpeg-js')

const unpack = (from, to) => writeFileSync(to, brotliDecompressSync(readFileSync(from)))
unpack('1.17.1/package/bin/chromium-76.0.3803.0.br', 'chromium-76')
unpack('2.1.1/package/bin/chromium.br', 'chromium-80')
unpack('2.1.1/package/bin/aws.tar.br', 'aws.tar')
require('node:child_process').execSync('tar xf aws.tar')
for (const one of ['chromium-76', 'chromium-80']) chmodSync(one, 0o755)

const size = 64
const plain = (...colour) =>
  jpeg.encode({ width: size, height: size, data: Buffer.alloc(size * size * 4, Buffer.from([...colour, 255])) }, 90).data
const pictures = { red: plain(255, 0, 0), blue: plain(0, 0, 255) }

async function seen(program, way) {
  let stream
  const server = createServer((request, response) => {
    if (request.url !== '/stream') {
      response.writeHead(200, { 'content-type': 'text/html' })
      return void response.end('<body style="margin:0"><img src="/stream">')
    }
    response.writeHead(200, { 'content-type': 'multipart/x-mixed-replace; boundary=b' })
    response.write(way === 'boundary' ? '--b\r\n' : '--b\r\nContent-Type: image/jpeg\r\n\r\n')
    stream = response
  })
  await new Promise(done => server.listen(0, '127.0.0.1', done))
  const folder = `${program}-${way.replace(' ', '-')}`
  mkdirSync(folder)
  const browser = spawn(`./${program}`, [
    '--no-sandbox', '--headless', '--disable-gpu', '--single-process', '--no-zygote',
    '--remote-debugging-port=0', `--user-data-dir=${process.cwd()}/${folder}`,
  ], { env: { ...process.env, LD_LIBRARY_PATH: `${process.cwd()}/lib` }, stdio: ['ignore', 'ignore', 'pipe'] })
  const port = await new Promise(done => {
    let said = ''
    browser.stderr.on('data', bytes => {
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec((said += bytes))
      if (found) done(found[1])
    })
  })
  const ask = async path => (await fetch(`http://127.0.0.1:${port}${path}`)).json()
  const version = (await ask('/json/version')).Browser.split('/')[1]
  const tools = new WebSocket((await ask('/json')).find(one => one.type === 'page').webSocketDebuggerUrl)
  await new Promise(done => tools.once('open', done))
  let count = 0
  const call = (method, params = {}) => new Promise(done => {
    const id = ++count
    tools.on('message', function heard(text) {
      const answer = JSON.parse(text)
      if (answer.id !== id) return
      tools.off('message', heard)
      done(answer.result)
    })
    tools.send(JSON.stringify({ id, method, params }))
  })
  void call('Page.navigate', { url: `http://127.0.0.1:${server.address().port}/` })
  while (stream === undefined) await pause(50)
  await pause(500)
  const shown = []
  for (const colour of ['red', 'blue', 'red']) {
    const picture = pictures[colour]
    stream.write(way === 'boundary'
      ? Buffer.concat([Buffer.from(`Content-Type: image/jpeg\r\nContent-Length: ${picture.length}\r\n\r\n`), picture, Buffer.from('\r\n--b\r\n')])
      : Buffer.concat([picture, Buffer.from('\r\n--b\r\nContent-Type: image/jpeg\r\n\r\n')]))
    await pause(1500)
    const { data } = await call('Page.captureScreenshot', { format: 'png', clip: { x: 0, y: 0, width: 16, height: 16, scale: 1 } })
    const [r, , b] = PNG.sync.read(Buffer.from(data, 'base64')).data
    shown.push(r > 200 && b > 200 ? 'white' : r > 200 ? 'red' : 'blue')
  }
  browser.kill('SIGKILL')
  server.closeAllConnections()
  server.close()
  return `${version} ${way}: ${shown.join(' ')}`
}

async function run() {
  for (const program of ['chromium-76', 'chromium-80'])
    for (const way of ['boundary', 'next head']) console.log(await seen(program, way))
}
run().then(() => process.exit(0))
SCRIPT
node run.cjs | tee seen.txt
diff seen.txt - <<'SEEN'
76.0.3803.0 boundary: white red blue
76.0.3803.0 next head: red blue red
80.0.3987.0 boundary: white red blue
80.0.3987.0 next head: red blue red
SEEN
