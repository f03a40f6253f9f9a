import { roomsOf } from '../rooms.ts'

export default roomsOf(import.meta.glob('./brawl-learn/*.ts', { eager: true, import: 'default' }))
