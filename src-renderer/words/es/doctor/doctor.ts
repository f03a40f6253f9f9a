import type { Translation } from '../../messages.ts'
import type english from '../../en/doctor/doctor.ts'

export default {
  host: {
    'no-network': 'Este ordenador no está en ninguna red. Conecta un cable o entra en la wifi de los demás.',
    'other-address':
      'Alguien ha entrado por {works}, pero la dirección que se muestra aquí, {shown}, no lleva a ninguna parte desde allí.',
    firewall:
      'Los demás ven esta casa, pero no pueden entrar: un cortafuegos de este ordenador se lo impide. Tiene que dejar pasar a Knockabout por el puerto {port}.',
    welcome: 'Los demás llegan a esta casa: nada se lo impide.',
    vpn: 'Este ordenador lo envía todo por una VPN y por eso los demás de la sala no llegan a él. Apágala o haz que deje fuera la red local.',
    'firewall-on': 'Hasta ahora no ha pasado nadie y {firewall} está activo: tiene que dejar entrar a Knockabout.',
    isolation:
      'Desde aquí no se ve ningún otro dispositivo: esta red separa los suyos, como las redes de invitados. Usa otra wifi, un cable o la zona wifi de un móvil.',
    'nobody-yet': 'Aquí no falla nada, solo que aún no ha venido nadie. ¿Están los demás en esta misma red?',
  },
  app: {
    'no-network': 'Este ordenador no está en ninguna red. Conecta un cable o entra en la wifi del anfitrión.',
    'host-unreached':
      'Hay una casa en {address}, pero su ordenador no deja entrar a nadie: un cortafuegos de allí tiene que dejar pasar a Knockabout.',
    announcements:
      'En esta red no llega lo que anuncian las casas. Escribe una dirección o su código, o busca por todas partes.',
    vpn: 'Este ordenador lo envía todo por una VPN y por eso quizá no llegue a los demás de la sala. Apágala o haz que deje fuera la red local.',
    isolation:
      'Desde aquí no se ve ningún otro dispositivo: esta red separa los suyos, como las redes de invitados. Usa otra wifi, un cable o la zona wifi de un móvil.',
    'nobody-hosts': 'Hay otros aquí, pero ahora mismo nadie es anfitrión en esta red.',
    'nobody-heard': 'En esta red aún no se ha oído a nadie.',
  },
  page: {
    offline: 'Este dispositivo no está en ninguna red. Entra en la wifi del anfitrión.',
    moved: 'El anfitrión está ahora en otra dirección: {address}.',
    'copy-waits':
      'Estás en el ordenador con la copia de la casa. Espera a que lleguen más de los que jugaban; entonces la velada seguirá por sí sola. No se ha perdido nada.',
    socket:
      'El anfitrión responde, pero algo corta la conexión por el camino: una VPN, un proxy o una extensión del navegador. Apágalo o usa otro navegador.',
    'host-gone':
      'El anfitrión no responde. ¿Está despierto su ordenador, y está este dispositivo en la misma wifi y no en datos móviles?',
  },
  'go-on-sure': '¿Se ha perdido para siempre el ordenador del anfitrión?',
  'go-on-text':
    'Si algunos siguen jugando en él, habrá dos casas hasta que los ordenadores se encuentren, y lo jugado aquí desde entonces se perderá.',
  'other-house':
    'Esta no es la casa que conociste con este nombre. Puede que sus datos se hayan creado de nuevo, o que alguien en la red se haga pasar por ella: pregunta al anfitrión.',
  'right-house': 'Es la correcta',
  does: {
    'check-again': 'Comprobar otra vez',
    'look-everywhere': 'Buscar por todas partes',
    'show-address': 'Mostrar {works} en su lugar',
    'go-there': 'Ir allí',
    'go-on-here': 'Seguir sin ellos',
    'copy-command': 'Copiar el comando necesario',
  },
} satisfies Translation<typeof english>
