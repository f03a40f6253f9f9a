import { onBeforeUnmount, ref } from 'vue'

/** Whether the screen is as narrow as a phone's: too little room for two rows of Bases at once. */
export function useNarrow() {
  const query = matchMedia('(max-width: 720px)')
  const narrow = ref(query.matches)
  const heed = (): void => void (narrow.value = query.matches)
  query.addEventListener('change', heed)
  onBeforeUnmount(() => query.removeEventListener('change', heed))
  return narrow
}
