import { roomsOf } from '../rooms.ts'

/** What only the TV says. */
export default roomsOf(import.meta.glob('./tv/*.ts', { eager: true, import: 'default' }))
