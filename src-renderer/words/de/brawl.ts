import { roomsOf } from '../rooms.ts'

export default roomsOf(import.meta.glob('./brawl/**/*.ts', { eager: true, import: 'default' }))
