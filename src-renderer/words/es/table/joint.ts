/** Un reparto que no hizo nadie: cada dispositivo ayuda a barajar. */
export default {
  setting: 'Todos los dispositivos barajan',
  help: 'Ni siquiera el anfitrión puede conocer una carta de antemano, y cada dispositivo lo comprueba.',
  waits: 'Barajan todos los dispositivos. Falta {who}.',
  again: 'No llegó la parte de {who}: se baraja de nuevo sin ella.',
  'given-up': 'No llegó la parte de {who}. Empieza otra vez o deja que baraje solo el anfitrión.',
  without: 'No llegó la parte de {who}: se barajó sin ella.',
  fair: 'Este reparto no lo hizo nadie: lleva la parte de este dispositivo y la de todos los demás.',
  'fair-others': 'Las partes de quienes barajaron encajan con el reparto. Este dispositivo no recuerda ninguna suya.',
  drawn: 'Han barajado todos los dispositivos, también este. Al acabar la partida comprueba el reparto.',
  wrong: 'Las partes mostradas no son aquellas con las que todos se comprometieron. No te fíes de este reparto.',
} as const
