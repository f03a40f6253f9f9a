import type english from '../../en/whist-learn/whist-judge.ts'
import type { Translation } from '../../messages.ts'

export default {
  'only-trick-sure': 'Aseguraba una baza en cualquier reparto que encaje con lo visto.',
  'only-trick': 'Forzaba una baza hicieran lo que hicieran los demás; nadie podía saberlo con certeza.',
  'tricks-sure':
    'Aseguraba {n} baza más en cualquier reparto que encaje con lo visto. | Aseguraba {n} bazas más en cualquier reparto que encaje con lo visto.',
  tricks:
    'Forzaba {n} baza más hicieran lo que hicieran los demás; nadie podía saberlo con certeza. | Forzaba {n} bazas más hicieran lo que hicieran los demás; nadie podía saberlo con certeza.',
} as const satisfies Translation<typeof english>
