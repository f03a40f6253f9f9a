import { onBeforeUnmount, onMounted, ref, type Ref } from 'vue'

/** The inner size of an element in pixels, kept as it changes. */
export function useSize(
  element: Readonly<Ref<HTMLElement | null>>,
): Ref<{ readonly width: number; readonly height: number }> {
  const size = ref({ width: 360, height: 320 })
  let observer: ResizeObserver | undefined
  const look = (): void => {
    const box = element.value
    if (box && box.clientWidth > 0) size.value = { width: box.clientWidth, height: box.clientHeight }
  }
  onMounted(() => {
    look()
    observer = new ResizeObserver(look)
    if (element.value) observer.observe(element.value)
  })
  onBeforeUnmount(() => observer?.disconnect())
  return size
}
