import { roomsOf } from '../rooms.ts'

export default roomsOf(import.meta.glob('./clash-learn/*.ts', { eager: true, import: 'default' }))
