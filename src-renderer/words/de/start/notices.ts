import type english from '../../en/start/notices.ts'
import type { Translation } from '../../messages.ts'

export default {
  'seat-code-late':
    'Dieser Code gilt nicht mehr, du kommst also als Gast. Hol dir einen neuen an dem Gerät, das den Platz hat.',
  'disk-warning': 'Etwas konnte nicht gespeichert werden; vielleicht ist die Platte des Gastgebers voll.',
  'standby-missing':
    'Ein anderer Computer hat eine Kopie dieses Hauses und könnte damit weitermachen, darum warten die Tische hier auf ihn. Ist er für immer fort, starte Knockabout mit --alone.',
  'standby-lost': 'Der Computer mit der Kopie dieses Hauses ist weg. Hier geht der Abend ohne ihn weiter.',
  'standby-no-room':
    'Auf dem Computer, der eine Kopie dieses Hauses bereithalten soll, ist die Festplatte voll. Hier geht der Abend ohne Kopie weiter.',
  'standby-holds': 'Ein zweiter Computer hat alles von diesem Haus.',
  'standby-other-version':
    'Der Computer, der eine Kopie dieses Hauses halten soll, hat eine andere Version von Knockabout.',
  'seal-gone':
    'Versiegelte Leitungen gibt es nicht mehr: Die Seiten dieses Hauses gehen wieder offen über das Netz, und wer im WLAN lauscht, kann mitlesen. Die App von Knockabout kommt wie bisher über TLS.',
  'disk-full':
    'Die Platte des Gastgebers ist voll, gerade kann nichts gespeichert werden. Nichts ist verloren; sobald Platz ist, geht es weiter.',
  'disk-failed':
    'Der Gastgeber kann gerade nichts speichern. Nichts ist verloren; sobald er es wieder kann, geht es weiter.',
  'data-in-use': 'Ein anderes Knockabout auf diesem Computer benutzt denselben Datenordner.',
  'data-newer':
    'Eine neuere Version von Knockabout hat die Datenbank hier geschrieben. Sie bleibt, wie sie ist, und von heute wird nichts behalten: Aktualisiere dieses Programm.',
  'database-set-aside': 'Die Datenbank war nicht lesbar. Sie liegt jetzt unter {aside}, und Knockabout fängt neu an.',
  'database-rescued':
    'Die Datenbank war beschädigt. Sie liegt jetzt als {aside} daneben; was lesbar war, wurde übernommen. Spiele: {games}, Personen: {people}.',
  'some-unreadable':
    'Einiges von dem, was hier aufgehoben ist, lässt sich nicht mehr lesen. Es bleibt in der Datei und wird ausgelassen.',
  'nothing-kept':
    'Der Datenordner {folder} ist nicht benutzbar. Spielen geht, aber Spiele, Statistik und Plätze sind weg, wenn Knockabout zumacht.',
  'table-not-set-up': 'Ein Tisch vom letzten Mal ließ sich nicht wieder aufbauen: {why} Sein Spiel bleibt erhalten.',
  'update-offered': 'Knockabout {version} ist da, wann immer du magst: {page}',
  'port-taken': 'Port {wanted} ist von einem anderen Programm belegt, dieser Gastgeber lauscht deshalb auf {port}.',
  'port-taken-by-knockabout':
    'Port {wanted} hat schon ein anderes Knockabout, „{name}“, deshalb ist dieser Gastgeber auf {port} zu finden.',
  'address-taken': 'Port {port} ist auf {addresses} belegt; dort ist dieser Gastgeber nicht zu erreichen.',
  'no-network': 'Dieser Computer ist in keinem Netz, noch kann also niemand dazukommen. Er sucht weiter.',
  'mdns-taken':
    'Ein anderes Programm hält den Port, über den sich Tische sonst finden (UDP 5353). Fehlt einer, geht es mit Code oder QR.',
  'mdns-off': 'Tische finden sich hier vielleicht nicht von selbst ({error}). Mit Code oder QR geht es trotzdem.',
  'mdns-back': 'Tische finden sich wieder von selbst.',
  'house-went':
    'Die Runde aus dem Haus dieses Computers geht unter {address} weiter. Du findest sie in der Liste der Tische oder über diese Adresse.',
  'house-came': 'Der Abend geht an einem anderen Computer weiter.',
  'house-came-to': 'Der Abend geht am Computer von {name} weiter.',
  'keeps-copy':
    'Dieser Computer hält eine Kopie eines anderen Hauses, solange kann hier niemand sonst spielen. Auf der Startseite lässt sich das beenden.',
  interfaces: 'Das Netz ließ sich nicht ansehen ({error}).',
  'pin-guessing': 'Jemand rät die PIN, neue Gäste müssen deshalb warten. Mit einer neuen PIN kommen sie wieder herein.',
  'no-address': 'Eine Adresse sieht so aus: 192.168.1.20 oder 192.168.1.20:4680; ihr Code so: ba-fe-fe.',
  'address-other': 'Unter {address} antwortet etwas, aber nicht Knockabout.',
  'address-https': 'Die App kommt nur über http zu einem Haus. Öffne {address} in einem Browser.',
  'address-nothing': 'Unter {address} ist kein Gastgeber. Stimmt die Adresse, und ist er offen?',
  'address-silent': 'Da antwortet nichts. Ist es dasselbe Netz, und lässt die Firewall Knockabout durch?',
  'other-version': 'Dort läuft Knockabout {theirs}, bei dir {ours}: Beide brauchen dieselbe Version.',
  'file-too-large': '„{file}“ ist größer als {bytes}; das ist keine Datei von Knockabout.',
  'file-unwritten': '„{file}“ ließ sich dort nicht speichern.',
  'file-not-text': '„{file}“ ist keine Textdatei.',
  'file-unreadable': '„{file}“ lässt sich nicht lesen.',
  unexpected: 'Etwas Unerwartetes ist passiert: {error}',
} as const satisfies Translation<typeof english>
