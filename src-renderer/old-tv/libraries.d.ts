/** What JavaScript has learnt since the oldest engine: made by the build (resources/launch/old-tv). */
declare module 'virtual:polyfills'

declare module 'css-has-pseudo/browser' {
  export default function watchHas(document: Document, how?: { readonly forcePolyfill?: boolean }): void
}
