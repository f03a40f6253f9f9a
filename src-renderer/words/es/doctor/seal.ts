/** A house with sealed lines (src-engine/protocol/SEAL.md): its key, and who lacks it. */
export default {
  ask: 'Clave de esta casa',
  'bad-key': 'Una clave tiene 16 letras y cifras; está debajo del código.',
  unsealed: 'Entrar de todos modos',
  sealed: 'Quien escuche en la wifi no puede leer nada.',
  'seal-key': 'Si escribes la dirección, la clave es',
  label: 'Líneas selladas',
  help: 'Los móviles entran con una clave que va en el código; la aplicación de Knockabout no la necesita. Deja fuera a quien escucha en la wifi, pero no a quien altere la página por el camino. Quien esté aquí sin la clave vuelve a entrar con el código.',
  'not-here': 'La casa de un evento no se puede sellar: los otros ordenadores no conocen la clave.',
  new: 'Clave nueva',
  'new-sure': '¿Crear una clave nueva?',
  'new-text': 'Todos tendrán que escanear el código nuevo o escribir la clave nueva. Conservan su sitio.',
  'right-house': 'Es la correcta',
  bye: {
    proof:
      'Esta no es la casa que conociste con este nombre. Puede que sus datos se hayan creado de nuevo, o que alguien en la red se haga pasar por ella: pregunta al anfitrión.',
    'key-asked':
      'Aquí la línea va sellada: escanea el código de la pantalla del anfitrión o de la tele, o escribe la clave que está debajo.',
    'key-wrong': 'Esa clave no es la de esta casa.',
    'key-off':
      'Esta casa no está sellada, o en esta dirección hay ahora otra: quien escuche en la wifi puede leerlo todo.',
    'key-new':
      'Esta casa está ahora sellada con una clave nueva: escanea el código de la pantalla del anfitrión o de la tele, o escribe la clave que está debajo.',
    'key-locked':
      'La clave falló demasiadas veces. Prueba de nuevo en {seconds} segundo. | La clave falló demasiadas veces. Prueba de nuevo en {seconds} segundos.',
  },
} as const
