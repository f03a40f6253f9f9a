// All faces in one piece, loaded when the first one is shown.
const files = import.meta.glob<string>('../../../resources/icons/avatars/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const avatarPictures: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, svg]) => [path.replace(/^.*\/|\.svg$/gu, ''), svg]),
)
