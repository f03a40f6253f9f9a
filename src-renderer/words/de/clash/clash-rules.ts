import type english from '../../en/clash/clash-rules.ts'
import type { Translation } from '../../messages.ts'

export default {
  keyword: {
    flying: 'Nur Kreaturen mit Flug oder Reichweite können sie blocken.',
    reach: 'Sie kann blocken, was fliegt.',
    'first-strike': 'Sie fügt ihren Schaden vor den anderen zu.',
    'double-strike': 'Sie fügt ihren Schaden zweimal zu, zuerst vor den anderen.',
    trample: 'Was nach den Blockern an Schaden übrig ist, trifft den Spieler.',
    vigilance: 'Sie tappt nicht zum Angreifen.',
    haste: 'Sie greift in dem Zug an, in dem sie kommt.',
    deathtouch: 'Jeder Schaden von ihr tötet eine Kreatur.',
    lifelink: 'Der Schaden, den sie zufügt, ist Leben für dich.',
    defender: 'Sie kann nicht angreifen.',
    menace: 'Ein einziger Blocker reicht nicht.',
    hexproof: 'Gegner können nicht auf sie zielen.',
    indestructible: 'Weder Schaden noch „zerstöre“ tötet sie.',
    flash: 'Sie kann jederzeit gewirkt werden.',
    unblockable: 'Niemand kann sie blocken.',
  },
} as const satisfies Translation<typeof english>
