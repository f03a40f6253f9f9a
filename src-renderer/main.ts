import './device/no-eval.ts'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import './design/design.css'
import { preferredLanguage, setLanguage } from './words/index.ts'
import { applyPreferences } from './design/index.ts'

applyPreferences()
// Nothing is shown before there are words for it.
void setLanguage(preferredLanguage()).then(() => createApp(App).use(createPinia()).mount('#app'))
