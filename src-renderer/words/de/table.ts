import { roomsOf } from '../rooms.ts'

/** What is said at a table and in its lobby. */
export default roomsOf(import.meta.glob('./table/*.ts', { eager: true, import: 'default' }))
