import { roomsOf } from '../rooms.ts'

export default roomsOf(import.meta.glob('./referee/**/*.ts', { eager: true, import: 'default' }))
