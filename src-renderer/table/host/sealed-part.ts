import { defineAsyncComponent, type Component } from 'vue'
import { loadMessages } from '../../words/index.ts'

/** What most houses never show: fetched with its words only where lines are sealed, or by who may seal them. */
export function sealedPart(load: () => Promise<{ default: Component }>): Component {
  return defineAsyncComponent(async () => (await Promise.all([load(), loadMessages('doctor')]))[0].default)
}
