import { createSocket } from 'node:dgram'

// Holds port 5353 for itself alone, as some programs do.
const socket = createSocket({ type: 'udp4', reuseAddr: false })
socket.bind(5353, '0.0.0.0', () => console.log('holding'))
