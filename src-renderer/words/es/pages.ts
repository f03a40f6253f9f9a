import { roomsOf } from '../rooms.ts'

/** All other rooms: fetched once the start screen stands, and before any other page. */
export default roomsOf(import.meta.glob('./rest/**/*.ts', { eager: true, import: 'default' }))
