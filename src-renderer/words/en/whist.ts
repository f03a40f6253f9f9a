import { roomsOf } from '../rooms.ts'

export default roomsOf(import.meta.glob('./whist/**/*.ts', { eager: true, import: 'default' }))
