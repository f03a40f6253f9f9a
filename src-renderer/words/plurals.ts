const order = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** The plural categories a language (BCP 47) has for whole numbers, in the order in which a message gives its forms. */
export function pluralCategories(language: string): readonly Intl.LDMLPluralRule[] {
  const rules = new Intl.PluralRules(language)
  const used = new Set(Array.from({ length: 201 }, (_, n) => rules.select(n)))
  return order.filter(category => used.has(category))
}

/**
 * Which of a message's forms (`a | b | c`) goes with a number, by index. A fraction, or a number past those counted above,
 * may have a category that no whole number has; it takes the last form.
 */
export function pluralRule(language: string): (n: number, forms: number) => number {
  const rules = new Intl.PluralRules(language)
  const categories = pluralCategories(language)
  return (n, forms) => {
    const index = categories.indexOf(rules.select(n))
    return index < 0 ? forms - 1 : Math.min(index, forms - 1)
  }
}
