import type english from '../../en/start/notices.ts'
import type { Translation } from '../../messages.ts'

export default {
  'seat-code-late':
    'Ese código ya no vale, así que entras como invitado. Pide otro en el dispositivo que tiene el sitio.',
  'disk-warning': 'Algo no se pudo guardar; puede que el disco del anfitrión esté lleno.',
  'standby-missing':
    'Otro ordenador tiene una copia de esta casa y podría seguir con ella, así que las mesas de aquí lo esperan. Si se ha perdido para siempre, abre Knockabout con --alone.',
  'standby-lost': 'El ordenador que guardaba una copia de esta casa ya no está. Aquí se sigue sin él.',
  'standby-no-room':
    'El disco del ordenador que debería guardar una copia de esta casa está lleno. Aquí se sigue sin copia.',
  'standby-holds': 'Un segundo ordenador tiene todo lo de esta casa.',
  'standby-other-version': 'El ordenador que debe guardar una copia de esta casa tiene otra versión de Knockabout.',
  'seal-gone':
    'Ya no hay líneas selladas: las páginas de esta casa vuelven a ir por HTTP sin cifrar, y quien escuche en la wifi puede leerlas. La aplicación de Knockabout sigue entrando por TLS.',
  'disk-full':
    'El disco del anfitrión está lleno y ahora no se puede guardar nada. No se ha perdido nada; en cuanto haya sitio, se sigue.',
  'disk-failed': 'El anfitrión no puede guardar nada ahora. No se ha perdido nada; en cuanto pueda, se sigue.',
  'data-in-use': 'Otro Knockabout de este ordenador usa la misma carpeta de datos.',
  'data-newer':
    'Una versión posterior de Knockabout escribió la base de datos. Se queda como está y no se guarda nada de hoy: actualiza esta copia.',
  'database-set-aside': 'La base de datos no se podía leer. Se apartó como {aside} y Knockabout empieza de cero.',
  'database-rescued':
    'La base de datos estaba dañada. Se apartó como {aside} y se conservó lo que se pudo leer. Partidas: {games}; personas: {people}.',
  'some-unreadable': 'Parte de lo guardado aquí ya no se puede leer. Se queda en el archivo y se deja fuera.',
  'nothing-kept':
    'La carpeta de datos {folder} no se puede usar. Puedes jugar, pero partidas, estadísticas y sitios se pierden al cerrar Knockabout.',
  'table-not-set-up': 'Una mesa de la última vez no se pudo montar de nuevo: {why} Su partida se guarda.',
  'update-offered': 'Ya está Knockabout {version}, cuando quieras: {page}',
  'port-taken': 'El puerto {wanted} lo usa otro programa, así que este anfitrión escucha en {port}.',
  'port-taken-by-knockabout':
    'El puerto {wanted} ya lo usa otro Knockabout, «{name}», así que este anfitrión escucha en el {port}.',
  'address-taken': 'El puerto {port} está ocupado en {addresses}; por ahí no se llega a este anfitrión.',
  'no-network': 'Este ordenador no está en ninguna red, así que aún no puede entrar nadie. Sigue buscando.',
  'mdns-taken':
    'Otro programa ocupa el puerto por el que suelen encontrarse las mesas (UDP 5353). Si falta una, entra con código o QR.',
  'mdns-off': 'Puede que aquí las mesas no se encuentren solas ({error}). Se puede entrar con código o QR.',
  'mdns-back': 'Las mesas vuelven a encontrarse solas.',
  'house-went':
    'La partida de la casa de este ordenador sigue en {address}. Únete desde la lista de mesas o con esa dirección.',
  'house-came': 'La velada sigue en otro ordenador.',
  'house-came-to': 'La velada sigue en el ordenador de {name}.',
  'keeps-copy':
    'Este ordenador guarda una copia de otra casa, y mientras tanto aquí no puede jugar nadie más. En la página de inicio puedes terminarlo.',
  interfaces: 'No se pudo mirar la red ({error}).',
  'pin-guessing':
    'Alguien está probando el PIN, así que los nuevos tienen que esperar. Con un PIN nuevo vuelven a entrar.',
  'no-address': 'Una dirección es como 192.168.1.20 o 192.168.1.20:4680; su código, como ba-fe-fe.',
  'address-other': 'En {address} responde algo, pero no es Knockabout.',
  'address-https': 'La app entra en una casa solo por http. Abre {address} en un navegador.',
  'address-nothing': 'No hay ningún anfitrión en {address}. ¿Es correcta la dirección y está abierto?',
  'address-silent': 'Ahí no responde nada. ¿Es la misma red? ¿Deja pasar el cortafuegos a Knockabout?',
  'other-version': 'Ese anfitrión usa Knockabout {theirs} y tú {ours}: hace falta la misma versión.',
  'file-too-large': '«{file}» pasa de {bytes}; ningún archivo de Knockabout llega a tanto.',
  'file-unwritten': '«{file}» no se pudo guardar ahí.',
  'file-not-text': '«{file}» no es un archivo de texto.',
  'file-unreadable': '«{file}» no se puede leer.',
  unexpected: 'Ha pasado algo inesperado: {error}',
} as const satisfies Translation<typeof english>
