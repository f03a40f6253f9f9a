import type english from '../../en/start/games.ts'
import type { Translation } from '../../messages.ts'

export default {
  'all-out-brawl': {
    title: 'All Out Brawl',
    tag: 'Toda la taberna, con vidas',
    summary: 'Una pelea de taberna a bazas: gana una en cada mano o quedas grogui y pagas una vida.',
    best: '5 a 10',
  },
  'knock-out-whist': {
    title: 'Knock-out Whist',
    tag: 'La del perro',
    summary: 'Siete cartas, luego seis, hasta una: haz una baza o caes, si no te salva la vida de perro.',
    best: '4 a 6',
  },
  'knockout-whist': {
    title: 'Knockout Whist',
    tag: 'Corta, sin segunda oportunidad',
    summary: 'Hasta siete rondas, de siete cartas a una: sin baza en una ronda, estás fuera. Gana el último.',
    best: '4',
  },
  brawl: {
    title: 'Brawl',
    tag: 'Sin turnos, puros reflejos',
    summary: 'Gana más Bases que tu rival, sin turnos, tan rápido como puedan tus manos.',
    best: '2, o 4 en equipos',
  },
  clash: {
    title: 'Clash',
    tag: 'Criaturas, hechizos, vecinos',
    summary:
      'Invoca criaturas, lanza hechizos, elimina a los demás: un duelo de cinco colores, para dos o para cuarenta.',
    best: '2 a 6',
  },
  referee: {
    title: 'Árbitro',
    tag: 'Con vuestros propios mazos',
    summary:
      'Vuestros propios mazos, cualquier formato multijugador: la aplicación lleva vidas, turnos, alcances y puntos.',
    best: '4 a 28',
  },
} as const satisfies Translation<typeof english>
