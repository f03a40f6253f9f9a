import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import './design/design.css'
import { allWords, beginToSpeak, ownLanguage } from './words/index.ts'
import { applyPreferences } from './design/index.ts'

applyPreferences()
// Nothing is shown before there are words for it.
void beginToSpeak(ownLanguage()).then(() => {
  createApp(App).use(createPinia()).mount('#app')
  void allWords().catch(() => undefined) // a page that needs them asks again
})
