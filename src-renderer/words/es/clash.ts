import { roomsOf } from '../rooms.ts'

export default roomsOf(import.meta.glob('./clash/**/*.ts', { eager: true, import: 'default' }))
