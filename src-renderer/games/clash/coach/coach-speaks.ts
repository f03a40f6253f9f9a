import { ref } from 'vue'

/** Whether the coach speaks by itself at each of one's moves: from the lesson's first game on, until it is put away. */
export const coachSpeaks = ref(false)
