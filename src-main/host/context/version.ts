import manifest from '../../../package.json' with { type: 'json' }

/** The app's version, as package.json says. */
export const appVersion: string = manifest.version
