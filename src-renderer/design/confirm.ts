// "Are you sure?" as a promise. The dialog itself is <KConfirm/>, laid once in App.vue.
import { shallowRef } from 'vue'

export interface Question {
  readonly title: string
  readonly text?: string
  readonly yes: string
  readonly no?: string
  readonly danger?: boolean
  /** The yes must be held. */
  readonly hold?: boolean
}

export const pendingQuestion = shallowRef<{ readonly question: Question; readonly answer: (yes: boolean) => void }>()

function confirm(question: Question): Promise<boolean> {
  pendingQuestion.value?.answer(false) // a newer question takes the place of an older one, which is thereby declined
  return new Promise(resolve => {
    const answer = (yes: boolean): void => {
      if (pendingQuestion.value?.answer === answer) pendingQuestion.value = undefined
      resolve(yes)
    }
    pendingQuestion.value = { question, answer }
  })
}

/** `if (await confirm({ title: 'Leave the table?', yes: 'Leave', danger: true })) …` */
export function useConfirm(): {
  confirm: (question: Question) => Promise<boolean>
  pendingQuestion: typeof pendingQuestion
} {
  return { confirm, pendingQuestion }
}
