import { createSocket } from 'node:dgram'

// A program that keeps mDNS's port to itself, as some do, until it is killed.
createSocket({ type: 'udp4', reuseAddr: false }).bind(5353, '0.0.0.0', () => console.log('kept'))
