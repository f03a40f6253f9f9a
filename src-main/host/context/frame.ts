/** Bytes as one binary WebSocket message, made once for many sockets: ws would make a frame anew for each (RFC 6455, 5.2). */
export function frameOf(parts: readonly Uint8Array[]): Uint8Array {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = 0x82 // the last and only frame of a binary message
  frame[1] = head === 2 ? length : head === 4 ? 126 : 127
  if (head === 4) frame.writeUInt16BE(length, 2)
  if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2)
  let at = head
  for (const part of parts) {
    frame.set(part, at)
    at += part.length
  }
  return frame
}
