/**
 * A copy with some parts changed. All copies of one kind have one hidden class, whatever changed where: spread gives them
 * one for each place it stands at (V8 up to 11), and then all that reads them is slow.
 */
export function changed<T extends object>(before: T, patch: Partial<NoInfer<T>>): T {
  return Object.assign({}, before, patch) as T
}
