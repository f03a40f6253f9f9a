import type english from '../../en/pages/settings.ts'
import type { Translation } from '../../messages.ts'

export default {
  silent: 'en silencio',
  sample: 'Ana se lleva la baza con la reina de picas.',
  reset: {
    title: '¿Restablecer todo?',
    text: 'Cartas, sonido, voz y movimiento como al principio. Tu nombre y tu cara se quedan.',
    yes: 'Restablecer',
  },
  you: {
    'no-name': 'Aún sin nombre',
    text: 'Así te ven los demás en la mesa.',
  },
  cards: {
    title: 'Cartas',
    suits: 'Colores de los palos',
    'suits-help': 'Con cuatro colores no se confunde un palo con otro.',
    two: 'Dos: rojo y negro',
    four: 'Cuatro',
    size: 'Tamaño de las cartas',
    normal: 'Normal',
    big: 'Grande',
    now: 'Así se ven ahora las cartas',
  },
  sound: {
    title: 'Sonido y voz',
    none: 'Sin sonido',
    loudness: 'Volumen',
    play: 'Oír un sonido',
    speech: 'Leer en voz alta lo que pasa',
    'speech-help': 'Una voz cuenta lo que pasa en la mesa. Los lectores de pantalla lo leen siempre.',
    listens: 'Esperar a mi lector de pantalla',
    'listens-help':
      'Los bots siguen cuando has oído lo que se ha dicho. Se activa solo en cuanto haces que te lean la mesa.',
    'no-voice': 'Este dispositivo no tiene voz; los lectores de pantalla lo leen todo igualmente.',
    test: 'Probar la voz',
    vibrates: 'Vibrar cuando me toca',
  },
  seeing: {
    title: 'Vista y teclas',
    contrast: 'Contraste',
    'contrast-help': 'El contraste alto pone un fondo oscuro liso tras el texto y líneas más firmes.',
    lamp: 'Luz de lámpara',
    high: 'Alto',
    motion: 'Movimiento',
    'motion-help': 'Con menos movimiento las cartas aparecen en su sitio en vez de volar hasta él.',
    'as-device': 'Como el dispositivo',
    all: 'Todo',
    less: 'Menos',
    keys: 'Jugar con teclas sueltas',
    'keys-help':
      'En la mesa, letras, cifras y signos juegan cartas. Si lo desactivas, solo valen Tab, flechas, Intro y espacio.',
  },
  kept: {
    title: 'Partidas guardadas',
    rule: 'De las prácticas sin terminar se guardan las últimas {games} de cada persona, durante {days} días en que Knockabout estuvo abierto aquí. Las partidas terminadas, y las no terminadas con otros, se quedan.',
    games: 'Prácticas sin terminar',
    days: 'Días que se guardan',
    save: 'Guardar todo…',
    bring: 'Añadir un archivo…',
    text: 'Todas las partidas, resultados, ajustes y quién jugó, en un archivo. También las no terminadas, con sus cartas.',
    saved: 'Todo está guardado.',
    folder: 'Todo está en {folder}.',
    report: 'Informar de un problema…',
    'report-saved': 'El informe está guardado. Léelo antes de enviarlo: nada se envía solo.',
    'taken-in': '{n} elemento añadido. | {n} elementos añadidos.',
  },
  updates: {
    tell: 'Avisarme de versiones nuevas',
    help: 'Se mira una vez al día, nunca durante una partida. Nada se descarga ni se cambia solo.',
    nowhere: 'Esta copia no conoce ninguna dirección que anuncie versiones nuevas: no se pregunta a nadie.',
  },
  about: {
    title: 'Acerca de Knockabout',
    version: 'Versión {here}',
    versions: 'Versión {here}; el anfitrión tiene la {there}',
    text: 'Juegos de cartas por eliminación para gente en una misma sala: un ordenador es el anfitrión y los demás encuentran la mesa solos. Nada sale de tu red, y nadie cuenta lo que haces salvo tus propias estadísticas.',
    credits: 'Brawl es un diseño de James Ernest. Todos los textos e imágenes son del propio proyecto, o gracias a:',
    /** Links stand in square brackets, their addresses in round ones. */
    thanks: {
      pictures:
        'Imágenes de animales y cosas (avatares, adornos): [game-icons.net](https://game-icons.net), de Lorc, Delapouite y colaboradores, [CC BY 3.0](https://creativecommons.org/licenses/by/3.0/), con otros colores; tomadas una a una del paquete de Iconify.',
      headings:
        'Letra de los títulos: Grenze Gotisch, The Grenze Gotisch Project Authors (Omnibus-Type), SIL Open Font License 1.1.',
      type: 'Letra de los textos: Atkinson Hyperlegible Next, The Atkinson Hyperlegible Next Project Authors (Braille Institute, Applied Design Works, Elliott Scott y otros), SIL Open Font License 1.1.',
      sounds:
        'Los sonidos se crean al jugar con [ZzFX](https://github.com/KilledByAPixel/ZzFX), Frank Force, MIT. Los diálogos, las pestañas y los menús se apoyan en [Reka UI](https://reka-ui.com), MIT; los códigos QR, en [uqr](https://github.com/unjs/uqr), MIT.',
      drawings:
        'Las caras y el dorso de las cartas, los signos de la interfaz y el icono de la aplicación son dibujos del propio proyecto.',
    },
  },
} as const satisfies Translation<typeof english>
