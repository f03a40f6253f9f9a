import { ref } from 'vue'

/** The owner looks for whom to hand the house to. */
export const handing = ref(false)
