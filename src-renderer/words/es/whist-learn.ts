import { roomsOf } from '../rooms.ts'

export default roomsOf(import.meta.glob('./whist-learn/*.ts', { eager: true, import: 'default' }))
