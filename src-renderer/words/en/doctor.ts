import { roomsOf } from '../rooms.ts'

/** What is said where people do not find each other: fetched only there. */
export default roomsOf(import.meta.glob('./doctor/*.ts', { eager: true, import: 'default' }))
