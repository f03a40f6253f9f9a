import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import './design/design.css'
import { loadAllMessages, loadStartMessages, preferredLanguage } from './words/index.ts'
import { applyPreferences } from './design/index.ts'

applyPreferences()
// Nothing is shown before there are words for it.
void loadStartMessages(preferredLanguage()).then(() => {
  createApp(App).use(createPinia()).mount('#app')
  void loadAllMessages().catch(() => undefined) // a page that needs them asks again
})
