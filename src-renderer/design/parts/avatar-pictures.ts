// All faces in one piece, loaded when the first one is shown.
const files = import.meta.glob<string>('../../../resources/icons/avatars/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** By name. People's names for their faces come from elsewhere, so there is nothing here that every object answers to. */
export const avatarPictures: Readonly<Record<string, string>> = Object.assign(
  Object.create(null) as object,
  Object.fromEntries(Object.entries(files).map(([path, svg]) => [path.replace(/^.*\/|\.svg$/gu, ''), svg])),
)
