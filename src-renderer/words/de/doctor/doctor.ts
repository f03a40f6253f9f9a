import type { Translation } from '../../messages.ts'
import type english from '../../en/doctor/doctor.ts'

export default {
  host: {
    'no-network': 'Dieser Computer ist in keinem Netz. Steck ein Kabel ein oder geh ins WLAN der anderen.',
    'other-address': 'Ein Gast kam über {works} herein, aber die Adresse hier, {shown}, führt von dort ins Leere.',
    firewall:
      'Die anderen sehen dieses Haus, kommen aber nicht herein: Eine Firewall auf diesem Computer hält sie ab. Sie muss Knockabout am Port {port} durchlassen.',
    welcome: 'Andere erreichen dieses Haus: Nichts steht ihnen im Weg.',
    vpn: 'Dieser Computer schickt alles durch ein VPN, deshalb erreichen ihn die anderen im Raum nicht. Schalt das VPN aus oder lass es das lokale Netz aussparen.',
    'firewall-on': 'Bisher ist niemand durchgekommen, und {firewall} ist an: Knockabout muss dort erlaubt sein.',
    isolation:
      'Von hier ist kein anderes Gerät zu sehen: Dieses Netz trennt seine Geräte voneinander, wie Gastnetze es tun. Nimm ein anderes WLAN, ein Kabel oder den Hotspot eines Handys.',
    'nobody-yet': 'Hier ist alles in Ordnung, nur gekommen ist noch niemand. Sind die anderen in diesem Netz?',
  },
  app: {
    'no-network': 'Dieser Computer ist in keinem Netz. Steck ein Kabel ein oder geh ins WLAN des Gastgebers.',
    'host-unreached':
      'Unter {address} gibt es ein Haus, aber sein Computer lässt niemanden herein: Eine Firewall dort muss Knockabout durchlassen.',
    announcements:
      'In diesem Netz kommt nicht an, was Häuser ankündigen. Tipp eine Adresse oder ihren Code ein, oder such überall.',
    vpn: 'Dieser Computer schickt alles durch ein VPN und erreicht die anderen im Raum deshalb vielleicht nicht. Schalt das VPN aus oder lass es das lokale Netz aussparen.',
    isolation:
      'Von hier ist kein anderes Gerät zu sehen: Dieses Netz trennt seine Geräte voneinander, wie Gastnetze es tun. Nimm ein anderes WLAN, ein Kabel oder den Hotspot eines Handys.',
    'nobody-hosts': 'Andere sind da, aber in diesem Netz ist gerade niemand Gastgeber.',
    'nobody-heard': 'In diesem Netz war noch niemand zu hören.',
  },
  page: {
    offline: 'Dieses Gerät ist in keinem Netz. Geh ins WLAN des Gastgebers.',
    moved: 'Der Gastgeber hat jetzt eine andere Adresse: {address}.',
    'copy-waits':
      'Du bist beim Computer mit der Kopie des Hauses. Er wartet auf mehr von denen, die gespielt haben; dann geht der Abend von selbst weiter. Nichts ist verloren.',
    socket:
      'Der Gastgeber antwortet, aber unterwegs trennt etwas die Verbindung: ein VPN, ein Proxy oder eine Erweiterung des Browsers. Schalt es aus oder nimm einen anderen Browser.',
    'host-gone':
      'Der Gastgeber antwortet nicht. Ist sein Computer wach, und ist dieses Gerät im selben WLAN statt im Mobilfunknetz?',
  },
  'go-on-sure': 'Ist der Computer des Gastgebers für immer fort?',
  'go-on-text':
    'Spielt ein Teil von euch dort noch weiter, gibt es zwei Häuser, bis die Computer einander finden. Was hier seither gespielt wurde, geht dann verloren.',
  'other-house':
    'Das ist nicht das Haus, das du unter diesem Namen kennst. Vielleicht wurden seine Daten neu angelegt, vielleicht gibt sich jemand im Netz dafür aus: Frag nach, bei wem ihr spielt.',
  'right-house': 'Es ist das richtige',
  does: {
    'check-again': 'Noch einmal prüfen',
    'look-everywhere': 'Überall suchen',
    'show-address': 'Stattdessen {works} zeigen',
    'go-there': 'Dorthin wechseln',
    'go-on-here': 'Ohne sie weiter',
    'copy-command': 'Den Befehl dafür kopieren',
  },
} satisfies Translation<typeof english>
