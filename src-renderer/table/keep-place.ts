/**
 * Keeps the keyboard's place in a list: when the button that has it now goes with its entry, the one that lies there then
 * has it, and after the last `otherwise`. A dialog that asked whether the entry may go is closed first. Gives what ends it.
 */
export function keepPlace(list: HTMLElement, otherwise?: HTMLElement | null): () => void {
  const controls = (): readonly Element[] => [...list.querySelectorAll('button, input, select, summary')]
  const held = document.activeElement
  const at = controls().findIndex(one => one === held)
  const changes = new MutationObserver(() => {
    if (document.activeElement !== document.body || held?.isConnected !== false) return
    changes.disconnect()
    const next = list.isConnected
      ? controls()
          .slice(0, at + 1)
          .at(-1)
      : undefined
    ;((next as HTMLElement | undefined) ?? otherwise)?.focus({ preventScroll: true })
  })
  if (at >= 0) changes.observe(document.body, { childList: true, subtree: true })
  return () => changes.disconnect()
}
