import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import './design/design.css'
import { ownLanguage, speak } from './words/index.ts'
import { applyPreferences } from './design/index.ts'

applyPreferences()
// Nothing is shown before there are words for it.
void speak(ownLanguage()).then(() => createApp(App).use(createPinia()).mount('#app'))
