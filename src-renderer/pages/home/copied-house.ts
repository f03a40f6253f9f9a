import { defineAsyncComponent } from 'vue'
import { loadMessages } from '../../words/index.ts'

/** Fetched once a house turns out to be there twice, which hardly ever is. */
export const CopiedHouse = defineAsyncComponent(
  async () => (await Promise.all([import('../../table/host/CopiedHouse.vue'), loadMessages('table', 'doctor')]))[0],
)
