import { roomsOf } from '../rooms.ts'

export default roomsOf(import.meta.glob('./doctor/*.ts', { eager: true, import: 'default' }))
