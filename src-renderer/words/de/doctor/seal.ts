/** A house with sealed lines (src-engine/protocol/SEAL.md): its key, and who lacks it. */
export default {
  ask: 'Schlüssel dieses Hauses',
  'bad-key': 'Ein Schlüssel hat 16 Buchstaben und Ziffern; er steht unter dem Code.',
  unsealed: 'Trotzdem eintreten',
  sealed: 'Wer im WLAN lauscht, kann nicht mitlesen.',
  'seal-key': 'Wer die Adresse eintippt, braucht den Schlüssel',
  label: 'Versiegelte Leitungen',
  help: 'Handys kommen mit einem Schlüssel, der im Code zum Scannen steckt; die App von Knockabout braucht keinen. Das hält Lauscher im WLAN draußen, nicht aber jemanden, der die Seite unterwegs verändert. Wer ohne Schlüssel hier ist, kommt mit dem Code wieder herein.',
  'not-here':
    'Ein Haus auf einer Veranstaltung lässt sich nicht versiegeln: Die anderen Computer kennen den Schlüssel nicht.',
  new: 'Neuer Schlüssel',
  'new-sure': 'Einen neuen Schlüssel anlegen?',
  'new-text': 'Alle müssen den neuen Code scannen oder den neuen Schlüssel eintippen. Ihre Plätze behalten sie.',
  'right-house': 'Es ist das richtige',
  bye: {
    proof:
      'Das ist nicht das Haus, das du unter diesem Namen kennst. Vielleicht wurden seine Daten neu angelegt, vielleicht gibt sich jemand im Netz dafür aus: Frag nach, bei wem ihr spielt.',
    'key-asked':
      'Hier ist die Leitung versiegelt: Scann den Code auf dem Bildschirm des Gastgebers oder dem Fernseher, oder tipp den Schlüssel ein, der darunter steht.',
    'key-wrong': 'Dieser Schlüssel gehört nicht zu diesem Haus.',
    'key-off':
      'Dieses Haus ist nicht versiegelt, oder unter dieser Adresse ist jetzt ein anderes: Wer im WLAN lauscht, kann mitlesen.',
    'key-new':
      'Dieses Haus ist jetzt mit einem neuen Schlüssel versiegelt: Scann den Code auf dem Bildschirm des Gastgebers oder dem Fernseher, oder tipp den Schlüssel ein, der darunter steht.',
    'key-locked':
      'Der Schlüssel war zu oft falsch. Versuch es in {seconds} Sekunde wieder. | Der Schlüssel war zu oft falsch. Versuch es in {seconds} Sekunden wieder.',
  },
} as const
