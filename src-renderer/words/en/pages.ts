import { roomsOf } from '../rooms.ts'

/** What all pages but the start screen say. */
export default roomsOf(import.meta.glob('./pages/*.ts', { eager: true, import: 'default' }))
