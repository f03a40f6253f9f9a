import type english from '../../en/start/endings.ts'
import type { Translation } from '../../messages.ts'

export default {
  gone: {
    'another-practice': '{who} empezó otra partida de práctica.',
    'rules-failed': 'Fallaron las reglas de este juego y la mesa tuvo que acabar. La partida se guarda.',
    'nobody-left': 'No quedaba nadie.',
    'everybody-left': 'Se fueron todos.',
    'you-left': 'Has dejado la mesa.',
    'put-away': 'El anfitrión guardó la partida y cerró la mesa.',
    closed: 'El anfitrión cerró la mesa.',
  },
  bye: {
    protocol: 'Este anfitrión usa otra versión de Knockabout: actualiza la más vieja.',
    'protocol-older':
      'Este anfitrión usa un Knockabout más nuevo que el tuyo: actualiza la aplicación aquí. Mientras tanto, abre su dirección en un navegador.',
    'protocol-newer':
      'Este anfitrión usa un Knockabout más viejo que el tuyo y hay que actualizarlo. Mientras tanto, abre su dirección en un navegador.',
    'pin-asked': 'Este anfitrión pide un PIN.',
    'pin-wrong': 'Ese PIN no es correcto.',
    'pin-new': 'Este anfitrión tiene un PIN nuevo.',
    'pin-locked':
      'El PIN falló demasiadas veces. Prueba de nuevo en {seconds} segundo. | El PIN falló demasiadas veces. Prueba de nuevo en {seconds} segundos.',
    flood: 'Demasiados mensajes a la vez: el anfitrión cortó la conexión.',
    malformed: 'El anfitrión no entendió esta conexión y la cortó.',
    closing: 'El anfitrión cierra. Las partidas sin acabar se guardan.',
    replaced: 'Ahora juegas en otra ventana o en otro dispositivo.',
    full: 'Ahora mismo no cabe más gente.',
    'too-many-people':
      'Desde tu dirección llegó demasiada gente nueva. Prueba de nuevo en {seconds} segundo. | Desde tu dirección llegó demasiada gente nueva. Prueba de nuevo en {seconds} segundos.',
  },
} as const satisfies Translation<typeof english>
