import type english from '../../en/start/problems.ts'
import type { Translation } from '../../messages.ts'

export default {
  'too-many-players': '{game} es para {most} jugadores como mucho; hay {n}.',
  'too-few-players': '{game} necesita al menos {least} jugadores; hay {n}.',
  'too-few-people': '{game} necesita al menos {least} jugadores: espera a que venga más gente.',
  'too-few-yet':
    '{game} necesita al menos {least} jugadores; deja que los bots ocupen los sitios libres o espera a más gente.',
  'people-sit':
    'Hay {n} persona en la mesa; antes tendría que levantarse. | Hay {n} personas en la mesa; antes tendría que levantarse alguien.',
  'no-attack-choice': '{option}: {format} no deja elegir a quién atacar.',
  'no-seating-choice': '{option}: {format} no deja elegir.',
  'no-teams': '{option}: {format} no tiene equipos.',
  'deck-too-small':
    '{option}: {n} jugador necesita al menos {needed} cartas, no {cards}. | {option}: {n} jugadores necesitan al menos {needed} cartas, no {cards}.',
  'colours-stranger': '{option}: nadie se sienta en «{seat}».',
  'colours-pairs': '{option}: cada sitio lleva uno de los cinco pares amigos.',
  'colours-order':
    '{option}: en el sentido del reloj la estrella es blanco-azul, azul-negro, negro-rojo, rojo-verde, verde-blanco, para que los vecinos compartan color.',
  'format-players': '{format} es para {min} a {max} jugadores; aquí hay {n}.',
  'format-players-exactly': '{format} es para {either} jugadores; aquí hay {n}.',
  'no-options': 'Las reglas de la casa son una lista de nombres y valores.',
  'unknown-option': 'No hay ninguna regla de la casa «{key}».',
  'not-a-switch': '{option}: sí o no.',
  'not-a-choice': '{option}: eso no puede ser.',
  'not-in-range': '{option}: un número entero de {min} a {max}.',
  'does-not-fit': '{option}: eso no encaja.',
  'bad-given': '{where}',
  'bad-step': 'paso {n}: las reglas no lo permiten ({what}).',
  'stuck-bots': 'paso {n}: los bots no llegaron al final.',
  'too-long': 'paso {n}: esa partida es demasiado larga.',
  'not-a-scenario': 'no se lee como partida ({what}).',
  'no-such-game': 'este anfitrión no conoce su juego.',
  'other-rules': 'Se jugó con otras reglas que las de este Knockabout (versión {version}).',
  'no-set-up': 'Su mesa no se puede montar.',
  'bad-move': 'Su jugada {at} no encaja con las reglas ({what}).',
  broken: 'Las reglas fallan en su jugada {at}.',
  'other-end': 'Jugada otra vez, acaba de otra manera.',
  unreadable: 'Su registro no se puede leer.',
  'no-name': 'Un nombre necesita al menos una letra.',
  'long-name': 'Un nombre puede tener 40 letras como mucho.',
  'bad-field': '({where}: {what})',
  'disk-full':
    'El disco del anfitrión está lleno y ahora no se puede guardar nada. No se ha perdido nada; en cuanto haya sitio, se sigue.',
  'disk-failed': 'El anfitrión no puede guardar nada ahora. No se ha perdido nada; en cuanto pueda, se sigue.',
} as const satisfies Translation<typeof english>
