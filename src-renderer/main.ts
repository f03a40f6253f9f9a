import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import './design/design.css'
import { applyPreferences } from './design/index.ts'

applyPreferences()
createApp(App).use(createPinia()).mount('#app')
