/**
 * What somebody is called where there is room for so many letters: by the whole name, or of a longer one by its first
 * word, if nobody else of `all` is called that.
 */
export function shortName(name: string, all: readonly string[], room: number): string {
  const first = firstWord(name)
  const isOnly = all.filter(other => firstWord(other) === first).length < 2
  return name.length > room && isOnly ? first : name
}

const firstWord = (name: string): string => name.split(' ')[0]!
