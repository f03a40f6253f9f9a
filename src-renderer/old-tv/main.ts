// The TV's page for engines too old for the game's pages (resources/launch/old-tv).
import 'virtual:polyfills'
import watchHas from 'css-has-pseudo/browser'
import { watchContainers } from './containers.ts'
import './oldest.css'
import '../main.ts'

AbortSignal.timeout ??= milliseconds => {
  const control = new AbortController()
  setTimeout(() => control.abort(), milliseconds)
  return control.signal
}
watchContainers()
watchHas(document, { forcePolyfill: true })
