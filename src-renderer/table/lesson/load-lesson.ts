import { h, type Component, type FunctionalComponent } from 'vue'
import type { GameScreens } from '../contract.ts'

/** A game's lesson as a component, with the game's own table: it takes `LessonProps`. */
export async function loadLesson(game: string, { lesson, table }: GameScreens): Promise<Component> {
  const [{ default: Lesson }, own, screen] = await Promise.all([import('./Lesson.vue'), lesson!(game), table()])
  const loaded: FunctionalComponent = (_props, { attrs }) =>
    h(Lesson as Component, { ...attrs, lesson: own, table: screen.default })
  return loaded
}
