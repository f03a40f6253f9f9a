import { roomsOf } from '../rooms.ts'

/** What the start screen says, and what may have to be said anywhere: fetched before anything is shown. */
export default roomsOf(import.meta.glob('./start/**/*.ts', { eager: true, import: 'default' }))
