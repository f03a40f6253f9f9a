import { useEventListener } from '@vueuse/core'
import { ref } from 'vue'

/** A file dropped anywhere on the page, instead of the browser opening it and leaving the game. */
export function useDrop(taken: (file: File) => void) {
  const over = ref(false)
  const holdsFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true
  useEventListener('dragover', event => {
    if (!holdsFile(event)) return
    event.preventDefault()
    over.value = true
  })
  useEventListener('dragleave', event => {
    if (event.relatedTarget === null) over.value = false
  })
  useEventListener('drop', event => {
    over.value = false
    if (!holdsFile(event)) return
    event.preventDefault()
    const file = event.dataTransfer?.files[0]
    if (file) taken(file)
  })
  return { over }
}
