import { onBeforeUnmount, onMounted, ref } from 'vue'

/** A file dropped anywhere on the page, instead of the browser opening it and leaving the game. */
export function useDrop(taken: (file: File) => void) {
  const over = ref(false)
  const holdsFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true
  function drag(event: DragEvent): void {
    if (!holdsFile(event)) return
    event.preventDefault()
    over.value = true
  }
  function leave(event: DragEvent): void {
    if (event.relatedTarget === null) over.value = false
  }
  function drop(event: DragEvent): void {
    over.value = false
    if (!holdsFile(event)) return
    event.preventDefault()
    const file = event.dataTransfer?.files[0]
    if (file) taken(file)
  }
  onMounted(() => {
    addEventListener('dragover', drag)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
  })
  onBeforeUnmount(() => {
    removeEventListener('dragover', drag)
    removeEventListener('dragleave', leave)
    removeEventListener('drop', drop)
  })
  return { over }
}
