import { roomsOf } from '../rooms.ts'

/** What is said at a table, in its lobby and on the TV. */
export default roomsOf(import.meta.glob('./table/*.ts', { eager: true, import: 'default' }))
