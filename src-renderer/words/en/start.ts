import { roomsOf } from '../rooms.ts'

/** What the start screen says, and what any page may say: fetched before anything is shown. */
export default roomsOf(import.meta.glob('./start/**/*.ts', { eager: true, import: 'default' }))
