/** What the browsers of TV sets, boxes and sticks call themselves. */
const sets =
  /smart-?\s?tv|tizen(?!.*mobile)|web0s|netcast|hbbtv|vidaa|bravia|viera|nettv|inettv|aquos|google\s?tv|android tv|apple\s?tv|crkey|roku|\baft[a-z0-9]+\b|philipstv|vizio|titanos|mitv|mibox|chromecast|puffintv|tv bro|opera tv/i

/** Whether this browser is a TV's, by its name. */
export function isTelevision(agent: string): boolean {
  return sets.test(agent)
}
