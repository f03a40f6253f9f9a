import { roomsOf } from '../rooms.ts'

/** What the other pages say beside it. */
export default roomsOf(import.meta.glob('./pages/*.ts', { eager: true, import: 'default' }))
