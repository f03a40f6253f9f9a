import { ref, shallowRef, watch } from 'vue'
import type { JsonObject } from '../../../src-engine/core/json.ts'
import type { Answers, AskWhat } from '../../../src-engine/protocol/asks.ts'
import { useHost } from '../../connection/host.ts'

/**
 * What the host answers to a question, asked as soon as it is there, after every lost connection, and as `about` changes;
 * while that is nothing, it is not asked. `problem` is why it did not answer, in words.
 */
export function useAsked<What extends AskWhat>(what: What, about: () => JsonObject | undefined = () => ({})) {
  const host = useHost()
  const answer = shallowRef<Answers[What]>()
  const problem = ref('')
  let latest = 0
  async function ask(): Promise<void> {
    const wanted = about()
    if (host.status !== 'here') return
    const mine = ++latest
    try {
      const given = wanted && (await host.ask(what, wanted))
      if (mine !== latest) return
      answer.value = given
      problem.value = ''
    } catch (error) {
      if (mine === latest) problem.value = (error as Error).message
    }
  }
  watch([() => host.status, about], ask, { immediate: true })
  return { answer, problem, ask }
}
