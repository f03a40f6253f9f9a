/** Milliseconds within which a Redis that answers at all does so. */
const withinMs = 3000

/** Rejects where Redis does not answer. */
export async function answered<T>(what: Promise<T>): Promise<T> {
  let late: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error('it does not answer')), withinMs)
  })
  try {
    return await Promise.race([what, silence])
  } finally {
    clearTimeout(late)
  }
}
